import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { localClient } from '../../../scripts/seed/client.ts'
import { serviceUrl } from '../../../scripts/services.ts'
import { LOCAL_DATASET, LOCAL_PROJECT, ROOT, type Settings } from '../../../scripts/settings.ts'
import { ensureDataset } from '../../../scripts/start/lake.ts'
import { readLakeTokens } from '../../../scripts/start/secrets.ts'
import { startService } from '../../../scripts/start/start-service.ts'

const execute = promisify(execFile)

/** A machine of one test: a data folder, and ports that another machine may use after it. */
export interface Machine {
  settings: Settings
  /** Starts the lake and returns a client with all rights. */
  startLake: () => Promise<SanityClient>
  stopLake: () => Promise<void>
  /** Runs `npm run NAME -- …` and returns its output. Rejects with its error output when it fails. */
  run: (name: string, ...words: string[]) => Promise<string>
  dispose: () => Promise<void>
}

/** Creates a machine with an empty data folder. */
export async function newMachine(portOffset: number): Promise<Machine> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'meridian-machine-'))
  const settings: Settings = { dataDirectory, portOffset }
  let stop = () => Promise.resolve()
  return {
    settings,
    async startLake() {
      const child = await startService('lake', settings)
      stop = async () => void (await child.stop())
      const { administrator } = readLakeTokens(settings)
      await ensureDataset(settings, administrator)
      return localClient(settings, administrator)
    },
    stopLake: () => stop(),
    async run(name, ...words) {
      const env = { ...process.env, MERIDIAN_DATA: dataDirectory, PORT_OFFSET: String(portOffset) }
      const { stdout } = await execute('npm', ['run', '--silent', name, '--', ...words], { cwd: ROOT, env })
      return stdout
    },
    async dispose() {
      await stop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** A document as exported. */
export type StoredDocument = Record<string, unknown> & { _id: string; _type: string }

/** Returns every document that a caller may read, by id; without a token, the public ones. */
export async function readDocuments(
  settings: Settings,
  token?: string,
): Promise<Map<string, StoredDocument>> {
  const response = await fetch(`${serviceUrl('lake', settings)}/v1/data/export/${LOCAL_DATASET}`, {
    headers: {
      'x-sanity-project-id': LOCAL_PROJECT,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })
  const lines = (await response.text()).split('\n').filter(Boolean)
  const documents = lines.map((line) => JSON.parse(line) as StoredDocument)
  return new Map(documents.map((document) => [document._id, document]))
}
