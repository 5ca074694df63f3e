import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import Stripe from 'stripe'
import { type EmulatorProcess, startEmulator } from '../../../scripts/emulator-process.ts'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { freePort } from '../../free-port.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { openSite, type Site } from './site.ts'

/** A shop of one test: the route handlers in a killable process, the emulators, and the proxy between them. */
export interface Shop {
  site: Site
  /** Starts a second site with the same services, as in a multi-instance setup. */
  openAnother: () => Promise<Site>
  upstream: FaultProxy
  /** Bypasses the proxy: the actual state. */
  lake: SanityClient
  stripe: Stripe
  paymentsUrl: string
  secretKey: string
  mailbox: { url: string; key: string }
  identityUrl: string
  webhookSecret: string
  cronSecret: string
  close: () => Promise<void>
}

const SEED = new URL('../../../scripts/seed-content/shop.ndjson', import.meta.url)

/** Returns the seeded shop settings and exchange rates. */
async function shopRules() {
  const documents = (await readFile(SEED, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { _id: string; _type: string; sampleItems?: unknown })
  return documents
    .filter(({ _id }) => _id === 'shopSettings' || _id === 'exchangeRates')
    .map(({ sampleItems: _, ...document }) => document)
}

const startEmulators = (folder: string) =>
  Promise.all([
    startEmulator<{ tokens: Record<'administrator' | 'editor' | 'viewer', string> }>(
      'content-lake',
      join(folder, 'lake'),
    ),
    startEmulator<{ secretKey: string; webhookSecret: string }>('stripe', join(folder, 'payments')),
    startEmulator<{ apiKey: string }>('resend', join(folder, 'mail'), ['--rate-limit', '1000']),
    startEmulator('firebase-auth', join(folder, 'identity'), ['--project', 'demo-meridian']),
  ])

/** Starts everything without products and customers. */
export async function openShop(): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const emulators = await startEmulators(folder)
  const stop = async () => {
    await Promise.all(emulators.map((emulator) => emulator.kill()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return await openShopOn(folder, emulators, stop)
  } catch (error) {
    // Processes left behind would keep the test run from ending.
    await stop()
    throw error
  }
}

async function openShopOn(
  folder: string,
  [lake, payments, mail, identity]: Awaited<ReturnType<typeof startEmulators>>,
  stop: () => Promise<void>,
): Promise<Shop> {
  const { administrator, editor, viewer } = lake.announced.tokens
  const at = ({ announced }: EmulatorProcess) => `http://127.0.0.1:${announced.port}`
  const { secretKey, webhookSecret } = payments.announced
  const { apiKey } = mail.announced
  await fetch(`${at(lake)}/v1/projects/meridian/datasets/production`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${administrator}`, 'content-type': 'application/json' },
    body: '{"aclMode":"public"}',
  })
  const client = lakeClientAt(at(lake), administrator)
  const rules = client.transaction()
  for (const document of await shopRules()) rules.create(document)
  await rules.commit()

  const upstream = await startFaultProxy({ lake: at(lake), payments: at(payments), mail: at(mail) })
  const port = await freePort()
  const secret = randomBytes(32).toString('hex')
  const environment = {
    SITE_URL: `http://127.0.0.1:${port}`,
    STUDIO_URL: 'http://localhost:3333',
    SANITY_PROJECT_ID: 'meridian',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: upstream.urls.lake,
    SANITY_API_READ_TOKEN: viewer,
    SANITY_API_WRITE_TOKEN: editor,
    RESEND_API_KEY: apiKey,
    RESEND_API_HOST: upstream.urls.mail,
    MAIL_FROM: 'Meridian <website@meridian.example>',
    FIREBASE_PROJECT_ID: 'demo-meridian',
    FIREBASE_API_KEY: 'emulated',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identity.announced.port}`,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: upstream.urls.payments,
    CRON_SECRET: secret,
    REVALIDATE_SECRET: secret,
    SIGNING_SECRET: secret,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const site = await openSite(port, environment)
  const others: Site[] = []
  return {
    site,
    async openAnother() {
      const another = await openSite(await freePort(), environment)
      others.push(another)
      return another
    },
    upstream,
    lake: client,
    stripe: new Stripe(secretKey, {
      host: '127.0.0.1',
      port: payments.announced.port,
      protocol: 'http',
      telemetry: false,
    }),
    paymentsUrl: at(payments),
    secretKey,
    mailbox: { url: at(mail), key: apiKey },
    identityUrl: at(identity),
    webhookSecret,
    cronSecret: secret,
    async close() {
      await Promise.all([site, ...others].map((one) => one.dispose()))
      await upstream.close()
      await stop()
    },
  }
}
