import { randomUUID } from 'node:crypto'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { type Shop, unique } from './shop.ts'

/** A customer with an account. */
export interface Shopper {
  uid: string
  email: string
  token: string
}

/** Signs up a new customer. */
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

/** Signs up a new customer with a verified email address. */
export async function newVerifiedShopper(shop: Pick<Shop, 'identityUrl'>): Promise<Shopper> {
  const { uid, email } = await newShopper(shop)
  const ask = async (url: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' }
    const response = await fetch(`${shop.identityUrl}/identitytoolkit.googleapis.com/v1/${url}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await response.json()) as { idToken: string }
  }
  await ask('projects/demo-meridian/accounts:update', { localId: uid, emailVerified: true })
  const credentials = { email, password: 'correct horse battery', returnSecureToken: true }
  const { idToken } = await ask('accounts:signInWithPassword?key=emulated', credentials)
  return { uid, email, token: idToken }
}

/** A product of one test. */
export interface Product {
  number: string
  inventoryId: string
  /** The initial stock. */
  initial: number
}

/** Creates a product. */
export async function createProduct(
  { lake }: Pick<Shop, 'lake'>,
  initial: number,
  fields: { price?: number; currency?: string; kind?: 'physical' | 'digital'; download?: object } = {},
): Promise<Product> {
  const number = unique('good')
  const product = `product-${number}`
  await lake
    .transaction()
    .create({
      _id: product,
      _type: 'product',
      title: [{ _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: 'A product' }],
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

/** Creates a product in two sizes and returns the larger one. The smaller one has 5 units. */
export async function createVariant({ lake }: Pick<Shop, 'lake'>, initial: number): Promise<Product> {
  const { number } = await createProduct({ lake }, 0)
  const product = `product-${number}`
  const label = (value: string) => [
    { _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value },
  ]
  const sizes = [
    { _key: 'm', _type: 'optionValue', label: label('Medium') },
    { _key: 'l', _type: 'optionValue', label: label('Large') },
  ]
  const variants = sizes.map(({ _key }) => ({ _key, _type: 'productVariant', code: _key, choices: [_key] }))
  const count = (variant: string, available: number) => ({
    _id: `inventory-${product}--${variant}`,
    _type: 'inventory',
    variant,
    available,
  })
  await lake
    .transaction()
    .patch(product, (patch) =>
      patch.set({
        options: [{ _key: 'size', _type: 'productOption', name: label('Size'), values: sizes }],
        variants,
      }),
    )
    .create(count('m', 5))
    .create(count('l', initial))
    .commit()
  return { number: `${number}-l`, inventoryId: `inventory-${product}--l`, initial }
}

/** An order request; the same key is the same order. */
export interface OrderRequest {
  items: { productId: string; quantity: number }[]
  currency: string
  idempotencyKey: string
  expected?: number
  codes?: string[]
  delivery?: string
}

/** Creates a request for a product with a new key. */
export const createOrderRequest = ({ number }: Product, quantity = 1, currency = 'USD'): OrderRequest => ({
  items: [{ productId: number, quantity }],
  currency,
  idempotencyKey: randomUUID(),
})

/** The site's response to an order request. */
export interface OrderResponse {
  status: number
  body: Record<string, unknown> & { url: string; orderId: string }
}

/** Places an order. Rejects when the site ends before it responds. */
export async function placeOrder(
  { site }: { site: { url: string } },
  { token }: Pick<Shopper, 'token'>,
  request: OrderRequest,
): Promise<OrderResponse> {
  const response = await fetch(`${site.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ locale: 'en', ...request }),
  })
  return { status: response.status, body: (await response.json()) as OrderResponse['body'] }
}

/** Expires a payment page. */
export const expirePage = async (url: string): Promise<void> => {
  await (await fetch(`${url}/expire`, { method: 'POST', redirect: 'manual' })).arrayBuffer()
}

/** Sends the event of an order's payment to the site. Rejects when the site ends meanwhile. */
export const sendPaymentEvent = (shop: Shop, orderId: string): Promise<number> =>
  sendEvent(shop, 'checkout.session.completed', { metadata: { order: orderId } })

/** Sends an event about an object with Stripe's signature; returns the status. Rejects when the site ends meanwhile. */
export async function sendEvent(
  { site, stripe, webhookSecret }: Shop,
  type: string,
  object: object,
): Promise<number> {
  const payload = JSON.stringify({ id: unique('evt'), object: 'event', type, data: { object } })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  const headers = { 'stripe-signature': signature }
  const response = await fetch(`${site.url}/api/stripe/webhook`, { method: 'POST', headers, body: payload })
  await response.arrayBuffer()
  return response.status
}

/** Runs the site's reconciliation, as its schedule does. Rejects when the site ends meanwhile. */
export async function reconcile({ site, cronSecret }: Shop): Promise<number> {
  const headers = { authorization: `Bearer ${cronSecret}` }
  const response = await fetch(`${site.url}/api/orders/reconcile`, { headers })
  await response.arrayBuffer()
  return response.status
}

/** Calls an endpoint that only the Stripe emulator has. */
async function control({ paymentsUrl, secretKey }: Shop, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${secretKey}` }
  const result = await fetch(`${paymentsUrl}/_emulator${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!result.ok) throw new Error(`${path} responds with ${result.status}`)
}

/** Sets injected faults of the payment service. */
export const switchPayments = (shop: Shop, switches: object): Promise<void> =>
  control(shop, 'PUT', '/switches', switches)

/** Fails a refund, as a bank does. */
export const failRefund = (shop: Shop, refundId: string): Promise<void> =>
  control(shop, 'POST', `/refunds/${refundId}/fail`)

/** Makes a customer's unpaid orders idle, so that others may take over their stock. */
export async function makeOrdersIdle({ lake }: Pick<Shop, 'lake'>, { uid }: Shopper): Promise<void> {
  const reclaimableAt = new Date(Date.now() - 1_000).toISOString()
  const query = `*[_type == "order" && customer.uid == $uid && state == "pending"]`
  await lake.patch({ query, params: { uid } }).set({ reclaimableAt }).commit()
}

const HALF_AN_HOUR_MS = 30 * 60_000

/** Dates a customer's orders back by half an hour: recent ones become old, and pending emails become due. */
export async function ageOrders({ lake }: Pick<Shop, 'lake'>, { uid }: Shopper): Promise<void> {
  const orders = await lake.fetch<(Pick<Order, '_id' | 'placedAt'> & { mail: Order['mail'] | null })[]>(
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
