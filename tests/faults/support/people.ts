import { randomUUID } from 'node:crypto'
import { unique, type Shop } from './shop.ts'

/** Somebody with an account. */
export interface Shopper {
  uid: string
  email: string
  token: string
}

/** Signs somebody new up. */
export async function newShopper({ identityUrl }: Pick<Shop, 'identityUrl'>): Promise<Shopper> {
  const email = `${unique('shopper')}@example.com`
  const response = await fetch(
    `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=emulated`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse battery', returnSecureToken: true }),
    },
  )
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string }
  return { uid: localId, email, token: idToken }
}

/** A good of a test's own. */
export interface Good {
  number: string
  inventoryId: string
  /** How many there were when it came into the shop. */
  initial: number
}

/** Puts a good into the shop. */
export async function newGood(
  { lake }: Pick<Shop, 'lake'>,
  initial: number,
  fields: { price?: number; currency?: string; kind?: 'physical' | 'digital' } = {},
): Promise<Good> {
  const number = unique('good')
  const product = `product-${number}`
  await lake
    .transaction()
    .create({
      _id: product,
      _type: 'product',
      title: [{ _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: 'A good' }],
      slug: { _type: 'slug', current: number },
      price: 1_000,
      currency: 'USD',
      taxClass: 'standard',
      kind: 'physical',
      ...fields,
    })
    .create({ _id: `inventory-${product}`, _type: 'inventory', available: initial })
    .commit()
  return { number, inventoryId: `inventory-${product}`, initial }
}

/** What is asked for; the same key is the same order. */
export interface Wish {
  items: { productId: string; quantity: number }[]
  currency: string
  idempotencyKey: string
  expected?: number
}

/** A wish for a good, under a key of its own. */
export const wishFor = ({ number }: Good, quantity = 1, currency = 'USD'): Wish => ({
  items: [{ productId: number, quantity }],
  currency,
  idempotencyKey: randomUUID(),
})

/** What the site answers to who asks for an order. */
export interface Answer {
  status: number
  body: Record<string, unknown> & { url: string; orderId: string }
}

/** Asks for an order. Rejects where the site ends before it answers. */
export async function placeOrder(
  { site }: { site: { url: string } },
  { token }: Pick<Shopper, 'token'>,
  wish: Wish,
): Promise<Answer> {
  const response = await fetch(`${site.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ locale: 'en', ...wish }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

/** Pays on the hosted page, as a person does there; answers the status: 303 leads on, 402 is a card that was refused. */
export async function pay(url: string, means = 'card:pm_card_visa'): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'mary@example.com',
      name: 'Mary Wells',
      line1: 'Long Lane 1',
      city: 'London',
      country: 'GB',
      means,
    }),
  })
  await response.arrayBuffer()
  return response.status
}

/** Lets a payment page expire. */
export const expirePage = async (url: string): Promise<void> => {
  await (await fetch(`${url}/expire`, { method: 'POST', redirect: 'manual' })).arrayBuffer()
}

/** Tells the site that something happened to an order's payment, signed as the payment service signs. Rejects where the site ends meanwhile. */
export async function tell({ site, stripe, webhookSecret }: Shop, orderId: string): Promise<number> {
  const payload = JSON.stringify({
    id: unique('evt'),
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { metadata: { order: orderId } } },
  })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  const headers = { 'stripe-signature': signature }
  const response = await fetch(`${site.url}/api/stripe/webhook`, { method: 'POST', headers, body: payload })
  await response.arrayBuffer()
  return response.status
}

/** Has the site look after its orders, as its timer does. Rejects where the site ends meanwhile. */
export async function reconcile({ site, cronSecret }: Shop): Promise<number> {
  const headers = { authorization: `Bearer ${cronSecret}` }
  const response = await fetch(`${site.url}/api/orders/reconcile`, { headers })
  await response.arrayBuffer()
  return response.status
}

/** Asks the stand-in for payments for what only it can do. */
async function control({ paymentsUrl, secretKey }: Shop, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${secretKey}` }
  const answer = await fetch(`${paymentsUrl}/_emulator${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
}

/** Switches faults of the payment service on. */
export const switchPayments = (shop: Shop, switches: object): Promise<void> =>
  control(shop, 'PUT', '/switches', switches)

/** A bank sends a refund back. */
export const sendBack = (shop: Shop, refundId: string): Promise<void> =>
  control(shop, 'POST', `/refunds/${refundId}/fail`)

const HALF_AN_HOUR_MS = 30 * 60_000

/** Half an hour passes for somebody's orders: fresh ones become old, and mails that wait become due. */
export async function letTimePass({ lake }: Pick<Shop, 'lake'>, { uid }: Shopper): Promise<void> {
  const orders = await lake.fetch<{ _id: string; placedAt: string; mail: object | null }[]>(
    `*[_type == "order" && customer.uid == $uid] { _id, placedAt, mail }`,
    { uid },
  )
  for (const { _id, placedAt, mail } of orders) {
    const earlier = (time: number) => new Date(time - HALF_AN_HOUR_MS).toISOString()
    const due = mail ? { 'mail.nextAttemptAt': earlier(Date.now()) } : {}
    await lake
      .patch(_id)
      .set({ placedAt: earlier(Date.parse(placedAt)), ...due })
      .commit()
  }
}
