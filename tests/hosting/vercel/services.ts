import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localClient } from '../../../scripts/seed/client.ts'
import { seed } from '../../../scripts/seed/seed.ts'
import { EMULATORS } from '../../../scripts/services.ts'
import type { Settings } from '../../../scripts/settings.ts'
import { stopAllChildren } from '../../../scripts/start/child.ts'
import { createDemoAccount } from '../../../scripts/start/demo-customer.ts'
import { webEnvironment } from '../../../scripts/start/environment.ts'
import { ensureDataset } from '../../../scripts/start/lake.ts'
import { findFreeOffset } from '../../../scripts/start/ports.ts'
import { type LakeTokens, mailKey, paymentKeys, readLakeTokens } from '../../../scripts/start/secrets.ts'
import { startService } from '../../../scripts/start/start-service.ts'

/** Well away from the ports of products that people and other tests use. */
const FIRST_OFFSET = 12_000

/** The emulators with seeded content, and the environment of a site that Vercel hosts. */
interface HostedServices {
  settings: Settings
  tokens: LakeTokens
  /** Variables as they would be set in Vercel's project; the addresses are the emulators'. */
  environment: Record<string, string>
  stop: () => Promise<void>
}

/** Starts all emulators on free ports with data of their own, and seeds the content. */
export async function startServices(): Promise<HostedServices> {
  const settings: Settings = {
    dataDirectory: await mkdtemp(join(tmpdir(), 'meridian-vercel-data-')),
    portOffset: await findFreeOffset(FIRST_OFFSET),
  }
  await Promise.all(EMULATORS.map(({ name }) => startService(name, settings)))
  const tokens = readLakeTokens(settings)
  await ensureDataset(settings, tokens.administrator)
  await seed(localClient(settings, tokens.administrator), { reset: false })
  await createDemoAccount(settings)
  return {
    settings,
    tokens,
    environment: hostedEnvironment(settings, tokens),
    async stop() {
      await stopAllChildren()
      await rm(settings.dataDirectory, { recursive: true, force: true })
    },
  }
}

/** A hosted site refuses emulated accounts, so it gets a service account with a throwaway key. */
function hostedEnvironment(settings: Settings, tokens: LakeTokens): Record<string, string> {
  const secret = () => randomBytes(32).toString('hex')
  const {
    FIREBASE_AUTH_EMULATOR_HOST: _emulator,
    NEXT_DIST_DIR: _folder,
    ...environment
  } = webEnvironment(settings, {
    tokens,
    revalidate: secret(),
    signing: secret(),
    mail: mailKey(settings),
    payments: paymentKeys(settings),
    cron: secret(),
  })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...environment,
    FIREBASE_CLIENT_EMAIL: 'site@demo-meridian.iam.gserviceaccount.com',
    FIREBASE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
