import type { SanityClient } from '@sanity/client'
import { hostedClient, localClient } from '../seed/client.ts'
import { healthUrl } from '../services.ts'
import { loadHostedVariables, LOCAL_DATASET, readSettings, type Settings } from '../settings.ts'
import { stopAllChildren } from '../start/child.ts'
import { lockDataFolder } from '../start/data-lock.ts'
import { ensureDataFolder } from '../start/disk.ts'
import { isReachable } from '../start/health.ts'
import { ensureDataset } from '../start/lake.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { startService } from '../start/start-service.ts'

/** A dataset to back up or to restore. */
export interface OpenDataset {
  /** May read private documents and write. */
  client: SanityClient
  dataset: string
  /** Its name in messages. */
  title: string
  /** Stops the lake if it was started for this dataset. */
  close: () => Promise<void>
}

/**
 * Opens the local dataset, or the hosted one that `.env` or the environment names.
 *
 * @param isHosted False starts the local lake temporarily if it does not run.
 * @throws Error with a message for the operator when variables are missing or the lake does not start.
 */
export async function openDataset(isHosted: boolean): Promise<OpenDataset> {
  return isHosted ? openHosted() : openLocal(readSettings())
}

function openHosted(): OpenDataset {
  loadHostedVariables()
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset, SANITY_API_WRITE_TOKEN: token } = process.env
  if (!project || !dataset || !token) {
    throw new Error(
      'SANITY_PROJECT_ID, SANITY_DATASET and SANITY_API_WRITE_TOKEN must be set, in the environment or in .env.',
    )
  }
  const client = hostedClient(project, dataset, token)
  return { client, dataset, title: `${project}/${dataset} at Sanity`, close: () => Promise.resolve() }
}

async function openLocal(settings: Settings): Promise<OpenDataset> {
  const stop = (await isReachable(healthUrl('lake', settings)))
    ? () => Promise.resolve()
    : await startLake(settings)
  const { administrator } = readLakeTokens(settings)
  await ensureDataset(settings, administrator)
  return {
    client: localClient(settings, administrator),
    dataset: LOCAL_DATASET,
    title: `the local lake (${settings.dataDirectory})`,
    close: stop,
  }
}

/** Starts the lake alone. The data folder stays locked, so that no product starts on it meanwhile. */
async function startLake(settings: Settings): Promise<() => Promise<void>> {
  ensureDataFolder(settings.dataDirectory)
  const unlock = lockDataFolder(settings.dataDirectory)
  try {
    const child = await startService('lake', settings)
    return async () => {
      await child.stop()
      unlock()
    }
  } catch (error) {
    await stopAllChildren()
    unlock()
    throw error
  }
}
