import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import Stripe from 'stripe'
import { lakeAt } from '../../e2e/support/lake.ts'
import { freePort } from '../../free-port.ts'
import { startEmulator } from '../../programs.ts'
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

/** Starts everything without products and customers. */
export async function openShop(): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const emulators = await Promise.all([
    startEmulator('content-lake', join(folder, 'lake')),
    startEmulator('stripe', join(folder, 'payments')),
    startEmulator('resend', join(folder, 'mail'), ['--rate-limit', '1000']),
    startEmulator('firebase-auth', join(folder, 'identity'), ['--project', 'demo-meridian']),
  ])
  const stop = async () => {
    await Promise.all(emulators.map(({ program }) => program.kill()))
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

type Emulator = Awaited<ReturnType<typeof startEmulator>>

async function openShopOn(
  folder: string,
  [lake, payments, mail, identity]: [Emulator, Emulator, Emulator, Emulator],
  stop: () => Promise<void>,
): Promise<Shop> {
  const { administrator = '', editor = '', viewer = '' } = lake.announced['tokens'] as Record<string, string>
  const at = ({ announced }: Emulator) => `http://127.0.0.1:${announced.port}`
  const { secretKey, webhookSecret } = payments.announced as Record<string, unknown> as Record<
    'secretKey' | 'webhookSecret',
    string
  >
  await fetch(`${at(lake)}/v1/projects/meridian/datasets/production`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${administrator}`, 'content-type': 'application/json' },
    body: '{"aclMode":"public"}',
  })
  const client = lakeAt(at(lake), administrator)
  const rules = client.transaction()
  for (const document of await shopRules()) rules.create(document)
  await rules.commit()

  const upstream = await startFaultProxy({ lake: at(lake), payments: at(payments), mail: at(mail) })
  const port = await freePort()
  const secret = randomBytes(32).toString('hex')
  const apiKey = String(mail.announced['apiKey'])
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

/** Returns a unique text. */
export const unique = (word: string): string => `${word}-${randomUUID().slice(0, 8)}`
