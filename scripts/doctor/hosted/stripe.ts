import Stripe from 'stripe'
import { PAYMENT_EVENTS } from '../../../schemas/shared/payment-events.ts'
import { defineCheck, type Outcome } from './define-check.ts'
import { contentClient } from './sanity.ts'
import { isLoopback } from './site.ts'

const KEYS = 'https://dashboard.stripe.com/apikeys'
const WEBHOOKS = 'https://dashboard.stripe.com/webhooks'
const PORTAL = 'https://dashboard.stripe.com/settings/billing/portal'
const ACCOUNT = 'https://dashboard.stripe.com/account/status'
const TAX = 'https://dashboard.stripe.com/settings/tax'
const WEBHOOK_PATH = '/api/stripe/webhook'

interface StripeSettings {
  STRIPE_SECRET_KEY: string
  STRIPE_API_URL?: string | undefined
}

/** Creates Stripe's SDK with the address and API version of the site. */
export function stripeClient({ STRIPE_SECRET_KEY, STRIPE_API_URL }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(stripeOrigin(STRIPE_API_URL))
  const isSecure = protocol === 'https:'
  return new Stripe(STRIPE_SECRET_KEY, {
    telemetry: false,
    timeout: 15_000,
    maxNetworkRetries: 1,
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
  })
}

/** Returns the origin of Stripe's API; an empty STRIPE_API_URL means the hosted one. */
const stripeOrigin = (apiUrl: string | undefined): string => apiUrl || 'https://api.stripe.com'

const isLiveKey = (key: string): boolean => /^[sr]k_live_/.test(key)

/** Checks that a public site uses live keys and a local one test keys. */
export const keyMode = defineCheck({
  subject: 'Stripe mode',
  needs: ['SITE_URL', 'STRIPE_SECRET_KEY'],
  run({ SITE_URL: site, STRIPE_SECRET_KEY: key }) {
    const isLive = isLiveKey(key)
    if (isLive && isLoopback(site))
      return `a live key on this machine would take real money: use a test key from ${KEYS}`
    if (!isLive && !isLoopback(site))
      return `the key is not a live one, so Stripe's public test cards can pay: set a live key from ${KEYS} before the shop opens`
    return { ok: isLive ? 'live' : 'test, no money moves' }
  },
})

/** One call for each permission the site needs. They only read, or refer to missing objects, so nothing changes. */
const RIGHTS: readonly { right: string; call: (stripe: Stripe) => Promise<unknown> }[] = [
  { right: 'Checkout Sessions: Write', call: (stripe) => stripe.checkout.sessions.expire('cs_test_doctor') },
  // Discounts and gift cards of an order become one coupon.
  { right: 'Coupons: Write', call: (stripe) => stripe.coupons.update('doctor', {}) },
  { right: 'PaymentIntents: Read', call: (stripe) => stripe.paymentIntents.retrieve('pi_doctor') },
  {
    right: 'Charges and Refunds: Write',
    call: (stripe) => stripe.refunds.create({ payment_intent: 'pi_doctor' }),
  },
  { right: 'Customers: Write', call: (stripe) => stripe.customers.update('cus_doctor', {}) },
  {
    right: 'PaymentMethods: Read',
    call: (stripe) => stripe.customers.listPaymentMethods('cus_doctor', { limit: 1 }),
  },
  {
    right: 'Customer portal: Write',
    call: (stripe) => stripe.billingPortal.sessions.create({ customer: 'cus_doctor' }),
  },
  // Reconciliation reads what banks reported days later.
  { right: 'Events: Read', call: (stripe) => stripe.events.list({ limit: 1 }) },
]

/** Checks that Stripe knows the key and that it has every permission the site needs. */
export const keyRights = defineCheck({
  subject: 'Stripe key',
  needs: ['STRIPE_SECRET_KEY'],
  async run(values) {
    const stripe = stripeClient(values)
    const missing: string[] = []
    for (const { right, call } of RIGHTS) {
      try {
        await call(stripe)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeAuthenticationError)
          return `Stripe does not know STRIPE_SECRET_KEY: copy the key again from ${KEYS}`
        if (error instanceof Stripe.errors.StripePermissionError) missing.push(right)
        // Stripe checks permissions before it rejects a missing object.
        else if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    }
    return missing.length > 0
      ? `the restricted key lacks ${missing.join('; ')}: add them at ${KEYS}`
      : { ok: 'may do all that the site does' }
  },
})

/** Checks that Stripe takes real payments for the account. Test payments need no activated account. */
export const accountIsActive = defineCheck({
  subject: 'Stripe account',
  needs: ['STRIPE_SECRET_KEY'],
  async run(values) {
    if (!isLiveKey(values.STRIPE_SECRET_KEY)) return { ok: 'needs no activation for test payments' }
    return unlessRefused('Account: Read', async () => {
      const { charges_enabled, requirements } = await stripeClient(values).accounts.retrieveCurrent()
      if (charges_enabled) return { ok: 'takes payments' }
      const due = requirements?.currently_due ?? []
      return `takes no payments yet${due.length > 0 ? ` (missing: ${due.join(', ')})` : ''}: complete it at ${ACCOUNT}`
    })
  },
})

/** Checks that Stripe Tax is ready where the shop's settings use it; otherwise every checkout would fail. */
export const taxIsActive = defineCheck({
  subject: 'Stripe Tax',
  needs: ['SANITY_PROJECT_ID', 'SANITY_DATASET', 'STRIPE_SECRET_KEY'],
  async run(values) {
    const provider = await contentClient(values).fetch<string | null>(
      '*[_id == "shopSettings"][0].taxProvider',
    )
    if (provider !== 'stripe') return { ok: 'is not used: the shop has tax rates of its own' }
    return unlessRefused('Tax Settings: Read', async () => {
      const { status, status_details } = await stripeClient(values).tax.settings.retrieve()
      if (status === 'active') return { ok: 'computes the tax of orders' }
      const missing = status_details.pending?.missing_fields ?? []
      return `is used by the shop but not ready${missing.length > 0 ? ` (missing: ${missing.join(', ')})` : ''}, so checkout fails: complete it at ${TAX}`
    })
  },
})

/** Checks that customers can manage their cards: Stripe opens no portal before its settings were saved once. */
export const customerPortal = defineCheck({
  subject: 'Stripe portal',
  needs: ['STRIPE_SECRET_KEY'],
  run: (values) =>
    unlessRefused('Customer portal: Write', async () => {
      const configurations = stripeClient(values).billingPortal.configurations
      const { data } = await configurations.list({ is_default: true, limit: 1 })
      if (!data[0]) return `has no settings, so customers cannot manage their cards: save them at ${PORTAL}`
      return data[0].features.payment_method_update.enabled
        ? { ok: 'lets customers manage their cards' }
        : `does not let customers manage their cards: allow payment methods at ${PORTAL}`
    }),
})

/** Returns what a check finds, or a note that the key lacks a right. Stripe's message contains a part of the key. */
async function unlessRefused(right: string, check: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError)
      return { note: `not checked: the restricted key lacks ${right}` }
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return { note: 'not checked: see Stripe key' }
    throw error
  }
}

/** Checks that the site accepts signed events. The event's type is one that it ignores. */
export const signedEvents = defineCheck({
  subject: 'Stripe signature',
  needs: ['SITE_URL', 'STRIPE_WEBHOOK_SECRET'],
  async run({ SITE_URL: site, STRIPE_WEBHOOK_SECRET: secret }, request) {
    const payload = JSON.stringify({
      id: 'evt_doctor',
      object: 'event',
      type: 'doctor.check',
      data: { object: { id: 'doctor' } },
    })
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const { status } = await request(site + WEBHOOK_PATH, { method: 'POST', headers, body: payload })
    if (status === 400)
      return `the site has another STRIPE_WEBHOOK_SECRET: set the signing secret of the endpoint at ${WEBHOOKS} here and at the site's host`
    return status >= 200 && status < 300
      ? { ok: `${WEBHOOK_PATH} takes signed events` }
      : `${WEBHOOK_PATH} responds with ${status} to a signed event: read the site's log`
  },
})

/** Checks that Stripe has an endpoint that sends the site's events in the API version of its SDK. */
export const endpointIsComplete = defineCheck({
  subject: 'Stripe endpoint',
  needs: ['SITE_URL', 'STRIPE_SECRET_KEY'],
  async run(values, request) {
    const url = values.SITE_URL + WEBHOOK_PATH
    const endpoint = await findEndpoint(stripeClient(values), url)
    if (endpoint === 'forbidden')
      return {
        note: `the restricted key may not list endpoints (Webhook Endpoints: Read): look at ${WEBHOOKS} for ${url} with ${PAYMENT_EVENTS.join(', ')}`,
      }
    if (!endpoint) return `there is none for ${url}: add it at ${WEBHOOKS} with ${PAYMENT_EVENTS.join(', ')}`
    if (endpoint.status !== 'enabled') return `${url} is ${endpoint.status}: enable it at ${WEBHOOKS}`
    const events = endpoint.enabled_events
    const missing = events.includes('*') ? [] : PAYMENT_EVENTS.filter((event) => !events.includes(event))
    if (missing.length > 0) return `${url} does not send ${missing.join(', ')}: add them at ${WEBHOOKS}`
    const version = endpoint.api_version ?? (await accountVersion(values, request))
    if (!version.endsWith(`.${Stripe.MAJOR_API_VERSION}`))
      return `${url} sends events of API version ${version}, the site reads ${Stripe.API_VERSION}: add the endpoint anew at ${WEBHOOKS} with that version`
    return { ok: `sends every event that the site handles, API version ${version}` }
  },
})

async function findEndpoint(
  stripe: Stripe,
  url: string,
): Promise<Stripe.WebhookEndpoint | 'forbidden' | undefined> {
  try {
    const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
    const ofSite = endpoints.filter((endpoint) => endpoint.url === url)
    return ofSite.find(({ status }) => status === 'enabled') ?? ofSite[0]
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return 'forbidden'
    // Stripe's own message contains a part of the key.
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      throw new Error('Stripe does not know STRIPE_SECRET_KEY')
    throw error
  }
}

/** Returns the account's default API version, which Stripe reports when a request names none. */
async function accountVersion(
  { STRIPE_SECRET_KEY, STRIPE_API_URL }: StripeSettings,
  request: typeof fetch,
): Promise<string> {
  const response = await request(`${stripeOrigin(STRIPE_API_URL)}/v1/webhook_endpoints?limit=1`, {
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
  })
  return response.headers.get('stripe-version') ?? 'unknown'
}
