import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { parseEnv } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { seed } from '../../../scripts/seed/seed.ts'
import { servicePort, serviceUrl } from '../../../scripts/services.ts'
import { LOCAL_DATASET, LOCAL_PROJECT } from '../../../scripts/settings.ts'
import { registerSite } from '../../../scripts/start/lake.ts'
import { findFreeOffset } from '../../../scripts/start/ports.ts'
import { readLakeTokens } from '../../../scripts/start/secrets.ts'
import { buildImage, type Image } from './image.ts'
import { type Instance, startInstance } from './instance.ts'
import { type Machine, newMachine } from './machine.ts'

/** User and group of `node` in Node's images. */
const CONTAINER_USER = 1000

/** The image of the site with its own lake. */
export interface ContainerSite {
  image: Image
  machine: Machine
  lake: SanityClient
  /** The operator's `.env`. */
  settings: Record<string, string>
  /** The secrets in it. */
  secrets: string[]
  /** A free port for a proxy. */
  proxyPort: number
  /** Starts an instance as a container does. Number 1 has the site's address and receives revalidation requests. */
  start: (number: 1 | 2) => Promise<Instance>
  dispose: () => Promise<void>
}

/** Starts a seeded lake and builds the image with it. */
export async function buildContainerSite(): Promise<ContainerSite> {
  const machine = await newMachine(await findFreeOffset(14_000))
  const lake = await machine.startLake()
  await seed(lake, { reset: false })
  const { settings: machineSettings } = machine
  const tokens = readLakeTokens(machineSettings)
  const ports = { 1: servicePort('web', machineSettings), 2: servicePort('studio', machineSettings) }
  const secret = () => randomBytes(24).toString('hex')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const secrets = {
    SANITY_API_READ_TOKEN: tokens.viewer,
    SANITY_API_WRITE_TOKEN: tokens.editor,
    RESEND_API_KEY: `re_${secret()}`,
    FIREBASE_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', '\\n'),
    STRIPE_SECRET_KEY: `sk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    CRON_SECRET: secret(),
    REVALIDATE_SECRET: secret(),
    SIGNING_SECRET: secret(),
  }
  const lines = Object.entries({
    SITE_URL: serviceUrl('web', machineSettings),
    STUDIO_URL: 'https://meridian.sanity.studio',
    SANITY_PROJECT_ID: LOCAL_PROJECT,
    SANITY_DATASET: LOCAL_DATASET,
    SANITY_API_HOST: serviceUrl('lake', machineSettings),
    MAIL_FROM: 'Meridian <website@meridian.example>',
    FIREBASE_PROJECT_ID: 'meridian-accounts',
    FIREBASE_API_KEY: 'web-api-key',
    FIREBASE_CLIENT_EMAIL: 'site@meridian-accounts.iam.gserviceaccount.com',
    NEXT_DEPLOYMENT_ID: 'release-1',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    ...secrets,
  }).map(([name, value]) => `${name}="${value}"\n`)
  const image = await buildImage(lines.join(''))
  const settings = parseEnv(lines.join('')) as Record<string, string>
  return {
    image,
    machine,
    lake,
    settings,
    secrets: Object.values(secrets),
    proxyPort: servicePort('payments', machineSettings),
    async start(number) {
      const port = ports[number]
      const instance = await startInstance({
        command: image.command,
        directory: image.directory,
        environment: { ...image.environment, ...settings, TRUSTED_PROXIES: '1', PORT: String(port) },
        port,
        health: '/api/health',
        user: CONTAINER_USER,
      })
      if (number === 1)
        await registerSite(machineSettings, tokens.administrator, settings.REVALIDATE_SECRET ?? '')
      return instance
    },
    async dispose() {
      await machine.dispose()
      await image.dispose()
    },
  }
}
