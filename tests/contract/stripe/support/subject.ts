import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll } from 'vitest'
import { type EmulatorProcess, startEmulator } from '../../../../scripts/emulator-process.ts'

/** A key of Stripe's test mode, with which the contract tests run against Stripe itself. */
const hostedKey = process.env.STRIPE_CONTRACT_KEY

/** A payment service as its own process, and the real SDK connected to it. */
export interface LocalPayments {
  kill: () => Promise<void>
  stripe: Stripe
  url: string
  secretKey: string
  webhookSecret: string
  /** Sends a request to the emulator's own endpoints. */
  control(method: string, path: string, body?: object): Promise<Record<string, unknown>>
}

/** Creates an SDK for this machine. It does not retry, because tests expect each error. */
const clientOf = (secretKey: string, port: number): Stripe =>
  new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })

/** Starts services in temporary folders and stops them all. */
export function createLocalPayments() {
  const emulators: EmulatorProcess[] = []
  const directories: string[] = []

  async function start(options: { webhooks?: string[]; directory?: string } = {}): Promise<LocalPayments> {
    const directory = options.directory ?? (await makeDirectory())
    const webhooks = (options.webhooks ?? []).flatMap((address) => ['--webhook', address])
    const flags = ['--business', 'Meridian', ...webhooks]
    const emulator = await startEmulator<{ secretKey: string; webhookSecret: string }>(
      'stripe',
      directory,
      flags,
    )
    emulators.push(emulator)
    const { port, secretKey, webhookSecret } = emulator.announced
    const url = `http://127.0.0.1:${port}`
    return {
      kill: emulator.kill,
      stripe: clientOf(secretKey, port),
      url,
      secretKey,
      webhookSecret,
      async control(method, path, body) {
        const response = await fetch(`${url}/_emulator${path}`, {
          method,
          headers: { authorization: `Bearer ${secretKey}` },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        return (await response.json()) as Record<string, unknown>
      },
    }
  }

  async function makeDirectory(): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), 'payments-'))
    directories.push(directory)
    return directory
  }

  return {
    start,
    makeDirectory,
    async endAll() {
      await Promise.all(emulators.splice(0).map((emulator) => emulator.kill()))
      await Promise.all(
        directories.splice(0).map((directory) => rm(directory, { recursive: true, force: true })),
      )
    },
  }
}

/** Starts payments for the tests of a file, which end with them. */
export function startPayments(): Promise<LocalPayments> {
  const local = createLocalPayments()
  afterAll(() => local.endAll())
  return local.start()
}

/** Returns an SDK for Stripe's test mode if there is a key for it, else for a payment service of this file. */
export const openStripe = async (): Promise<Stripe> =>
  hostedKey ? new Stripe(hostedKey) : (await startPayments()).stripe

/** A session of two lines in US dollars. */
export const SESSION = {
  mode: 'payment',
  success_url: 'http://localhost:3000/en/success?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/en/cart',
  client_reference_id: 'order-1',
  metadata: { order: 'order-1' },
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'usd', unit_amount: 1250, product_data: { name: 'Desk planter' } },
    },
    { quantity: 1, price_data: { currency: 'usd', unit_amount: 418, product_data: { name: 'Wallpaper' } } },
  ],
} satisfies Stripe.Checkout.SessionCreateParams

/** Submits the hosted page as a customer does, and returns where it redirects. */
export async function payOn(
  page: string,
  means = 'card:pm_card_visa',
  fields: Record<string, string> = {},
): Promise<{ status: number; location: string; html: string }> {
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: 'mary@example.com', name: 'Mary Wells', means, ...fields }),
  })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html: await response.text(),
  }
}
