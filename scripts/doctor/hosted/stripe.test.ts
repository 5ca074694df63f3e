import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { respond, serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import { openPayments, type Payments } from '../../../emulators/stripe/payments.ts'
import { PAYMENT_EVENTS } from '../../../schemas/shared/payment-events.ts'
import {
  accountIsActive,
  customerPortal,
  endpointIsComplete,
  keyMode,
  keyRights,
  signedEvents,
  stripeClient,
  taxIsActive,
} from './stripe.ts'

const SITE_URL = 'https://www.example.com'
const ENDPOINT = `${SITE_URL}/api/stripe/webhook`

let directory: string
let payments: Payments
let settings: { SITE_URL: string; STRIPE_SECRET_KEY: string; STRIPE_API_URL: string }
let stripe: Stripe

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'payments-'))
  payments = openPayments({ dataDirectory: directory })
  const url = await serve(payments.handle)
  settings = { SITE_URL, STRIPE_SECRET_KEY: payments.keys.secretKey, STRIPE_API_URL: url }
  stripe = stripeClient(settings)
})
afterEach(async () => {
  await stopServers()
  payments.close()
  rmSync(directory, { recursive: true })
})

const contains = (text: string) => expect.stringContaining(text) as string

test.each([
  ['https://www.example.com', 'sk_live_1', 'ok'],
  ['https://www.example.com', 'rk_live_1', 'ok'],
  ['https://www.example.com', 'sk_test_1', 'fix'],
  ['http://localhost:3000', 'rk_test_1', 'ok'],
  ['http://localhost:3000', 'sk_live_1', 'fix'],
])('at %s the key %s is %s', async (site, key, state) => {
  expect(await keyMode({ SITE_URL: site, STRIPE_SECRET_KEY: key })).toMatchObject({ state })
})

describe('the key', () => {
  test('has every permission, and the check changes nothing', async () => {
    expect(await keyRights(settings)).toMatchObject({ state: 'ok' })
    expect((await stripe.events.list()).data).toEqual([])
  })

  test('is unknown and not shown', async () => {
    const finding = await keyRights({ ...settings, STRIPE_SECRET_KEY: 'sk_test_of_another_account' })
    expect(finding).toMatchObject({ state: 'fix', message: contains('does not know STRIPE_SECRET_KEY') })
    expect(finding.message).not.toContain('ount')
  })

  test('lacks permissions, which are listed', async () => {
    const restricted = await serve(({ url }) => {
      const isAllowed = !/coupons|refunds|billing_portal|events/.test(url)
      const error = { type: 'invalid_request_error', message: 'refused', code: 'resource_missing' }
      return Response.json({ error }, { status: isAllowed ? 404 : 403 })
    })
    expect(await keyRights({ ...settings, STRIPE_API_URL: restricted })).toMatchObject({
      state: 'fix',
      message: contains(
        'lacks Coupons: Write; Charges and Refunds: Write; Customer portal: Write; Events: Read:',
      ),
    })
  })

  test('cannot be checked while Stripe fails', async () => {
    const failing = await serve(() => Response.json({ error: { type: 'api_error' } }, { status: 500 }))
    expect(await keyRights({ ...settings, STRIPE_API_URL: failing })).toMatchObject({
      state: 'fix',
      message: contains('cannot be checked'),
    })
  })
})

describe('the account', () => {
  const LIVE = { STRIPE_SECRET_KEY: 'sk_live_1' }
  const check = async (account: object, status = 200) =>
    accountIsActive({ ...LIVE, STRIPE_API_URL: await serve(() => Response.json(account, { status })) })

  test('needs no activation for test payments', async () => {
    expect(await accountIsActive(settings)).toMatchObject({ state: 'ok' })
  })

  test('takes payments', async () => {
    expect(await check({ charges_enabled: true })).toMatchObject({ state: 'ok', message: 'takes payments' })
  })

  test('takes none until what Stripe asks for is complete', async () => {
    const requirements = { currently_due: ['external_account', 'business_profile.url'] }
    expect(await check({ charges_enabled: false, requirements })).toMatchObject({
      state: 'fix',
      message: contains('(missing: external_account, business_profile.url)'),
    })
  })

  test('is not checked by a restricted key without the right', async () => {
    expect(await check({ error: { type: 'invalid_request_error' } }, 403)).toMatchObject({
      state: 'note',
      message: contains('lacks Account: Read'),
    })
  })
})

describe('Stripe Tax', () => {
  /** Checks a shop whose dataset and Stripe account are one server. */
  const check = async (taxProvider: string, taxSettings?: object) => {
    const url = await serve((request) =>
      Response.json(request.url.includes('/data/query/') ? { result: taxProvider } : (taxSettings ?? {})),
    )
    const dataset = { SANITY_PROJECT_ID: 'meridian', SANITY_DATASET: 'production', SANITY_API_HOST: url }
    return taxIsActive({ ...settings, ...dataset, ...(taxSettings && { STRIPE_API_URL: url }) })
  }

  test('is not asked for by a shop with rates of its own', async () => {
    expect(await check('table')).toMatchObject({ state: 'ok', message: contains('is not used') })
  })

  test('computes the tax once it is active, as the emulator’s is', async () => {
    expect(await check('stripe')).toMatchObject({ state: 'ok', message: 'computes the tax of orders' })
  })

  test('is reported with what is missing', async () => {
    const pending = { status: 'pending', status_details: { pending: { missing_fields: ['head_office'] } } }
    expect(await check('stripe', pending)).toMatchObject({
      state: 'fix',
      message: contains('(missing: head_office), so checkout fails'),
    })
  })
})

describe('the customer portal', () => {
  /** Creates an account whose portal has the given settings. */
  const accountWith = async (data: object[]) => ({
    ...settings,
    STRIPE_API_URL: await serve(() => Response.json({ object: 'list', has_more: false, data })),
  })

  test('manages cards', async () => {
    expect(await customerPortal(settings)).toMatchObject({ state: 'ok' })
  })

  test.each([
    ['has no settings', []],
    ['does not let customers manage', [{ features: { payment_method_update: { enabled: false } } }]],
  ])('%s, which is reported', async (message, data) => {
    expect(await customerPortal(await accountWith(data))).toMatchObject({
      state: 'fix',
      message: contains(message),
    })
  })

  test('is not checked with an unknown key', async () => {
    expect(
      await customerPortal({ ...settings, STRIPE_SECRET_KEY: 'sk_test_of_another_account' }),
    ).toMatchObject({ state: 'note', message: 'not checked: see Stripe key' })
  })
})

describe('the signature', () => {
  const secret = 'whsec_of_the_endpoint'

  /** Starts a site that verifies signatures with Stripe's SDK, like the real one. */
  const startSite = (signedWith: string) =>
    serve(async (request) => {
      const body = await request.text()
      const signature = request.headers.get('stripe-signature') ?? ''
      try {
        const { type } = stripe.webhooks.constructEvent(body, signature, signedWith)
        return respond(PAYMENT_EVENTS.some((event) => event === type) ? 500 : 200)
      } catch {
        return respond(400)
      }
    })

  test('is accepted when valid', async () => {
    const site = await startSite(secret)
    expect(await signedEvents({ SITE_URL: site, STRIPE_WEBHOOK_SECRET: secret })).toMatchObject({
      state: 'ok',
    })
  })

  test('is rejected when the secrets differ', async () => {
    const site = await startSite('whsec_of_another_endpoint')
    expect(await signedEvents({ SITE_URL: site, STRIPE_WEBHOOK_SECRET: secret })).toMatchObject({
      state: 'fix',
      message: contains('another STRIPE_WEBHOOK_SECRET'),
    })
  })
})

describe('the endpoint', () => {
  const add = (events: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[]) =>
    stripe.webhookEndpoints.create({
      url: ENDPOINT,
      enabled_events: [...events],
    })

  test('is missing', async () => {
    expect(await endpointIsComplete(settings)).toMatchObject({
      state: 'fix',
      message: contains(`there is none for ${ENDPOINT}`),
    })
  })

  test.each([{ events: PAYMENT_EVENTS }, { events: ['*'] as const }])(
    'that sends $events is accepted',
    async ({ events }) => {
      await add(events)
      expect(await endpointIsComplete(settings)).toMatchObject({ state: 'ok' })
    },
  )

  test('lacks an event, which is reported', async () => {
    await add(PAYMENT_EVENTS.filter((event) => event !== 'refund.failed'))
    expect(await endpointIsComplete(settings)).toMatchObject({
      state: 'fix',
      message: contains('does not send refund.failed:'),
    })
  })

  test('cannot be listed with an unknown key, which is not shown', async () => {
    const finding = await endpointIsComplete({ ...settings, STRIPE_SECRET_KEY: 'sk_test_of_another_account' })
    expect(finding).toMatchObject({ state: 'fix', message: contains('does not know STRIPE_SECRET_KEY') })
    expect(finding.message).not.toContain('ount')
  })

  test('is disabled', async () => {
    const { id } = await add(['*'])
    await stripe.webhookEndpoints.update(id, { disabled: true })
    expect(await endpointIsComplete(settings)).toMatchObject({
      state: 'fix',
      message: contains('is disabled'),
    })
  })

  test.each([
    ['of its own', '2024-06-20'],
    ['of the account', null],
  ])('sends an unsupported API version %s', async (_, api_version) => {
    const data = [{ url: ENDPOINT, status: 'enabled', enabled_events: ['*'], api_version }]
    const account = await serve(() =>
      Response.json(
        { object: 'list', has_more: false, data },
        { headers: { 'stripe-version': '2024-06-20' } },
      ),
    )
    expect(await endpointIsComplete({ ...settings, STRIPE_API_URL: account })).toMatchObject({
      state: 'fix',
      message: contains('API version 2024-06-20'),
    })
  })

  test('cannot be listed with a restricted key', async () => {
    const error = { type: 'invalid_request_error', message: 'refused' }
    const restricted = await serve(() => Response.json({ error }, { status: 403 }))
    expect(await endpointIsComplete({ ...settings, STRIPE_API_URL: restricted })).toMatchObject({
      state: 'note',
      message: contains(PAYMENT_EVENTS.join(', ')),
    })
  })
})
