import { randomUUID } from 'node:crypto'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { english } from '../../e2e/support/languages.ts'
import { unique } from '../../e2e/support/unique.ts'
import {
  addProduct,
  controlPayments,
  type OrderRequest,
  type OrderResponse,
  sendOrder,
  type Shopper,
  signUpShopper,
  signUpVerifiedShopper,
} from '../../shop-api.ts'
import type { Shop } from './shop.ts'

/** Signs up a new customer. */
export const newShopper = ({ identityUrl }: Pick<Shop, 'identityUrl'>): Promise<Shopper> =>
  signUpShopper(identityUrl)

/** Signs up several new customers. */
export const newShoppers = (shop: Pick<Shop, 'identityUrl'>, count: number): Promise<Shopper[]> =>
  Promise.all(Array.from({ length: count }, () => newShopper(shop)))

/** Signs up a new customer with a verified email address. */
export const newVerifiedShopper = ({ identityUrl }: Pick<Shop, 'identityUrl'>): Promise<Shopper> =>
  signUpVerifiedShopper(identityUrl)

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
  const number = unique('product')
  await addProduct(lake, number, initial, fields)
  return { number, inventoryId: `inventory-product-${number}`, initial }
}

/** Creates a product in two sizes and returns the larger one. The smaller one has 5 units. */
export async function createVariant({ lake }: Pick<Shop, 'lake'>, initial: number): Promise<Product> {
  const { number } = await createProduct({ lake }, 0)
  const product = `product-${number}`
  const sizes = [
    { _key: 'm', _type: 'optionValue', label: english('Medium') },
    { _key: 'l', _type: 'optionValue', label: english('Large') },
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
        options: [{ _key: 'size', _type: 'productOption', name: english('Size'), values: sizes }],
        variants,
      }),
    )
    .create(count('m', 5))
    .create(count('l', initial))
    .commit()
  return { number: `${number}-l`, inventoryId: `inventory-${product}--l`, initial }
}

/** Creates a request for a product with a new key. */
export const createOrderRequest = ({ number }: Product, quantity = 1, currency = 'USD'): OrderRequest => ({
  items: [{ productId: number, quantity }],
  currency,
  idempotencyKey: randomUUID(),
})

/** Places an order. Rejects when the site ends before it responds. */
export const placeOrder = (
  { site }: { site: { url: string } },
  { token }: Pick<Shopper, 'token'>,
  request: OrderRequest,
): Promise<OrderResponse> => sendOrder(site.url, token, request)

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

/** Sets injected faults of the payment service. */
export const switchPayments = (shop: Shop, switches: object): Promise<unknown> =>
  controlPayments(shop, 'PUT', '/switches', switches)

/** Returns the refund of an amount as Studio stores it, before the site has made it. */
export const createRefundRequest = (amount: number) => ({
  _key: randomUUID(),
  state: 'asked',
  amount,
  lines: [],
  restock: false,
  cause: 'goodwill',
  at: new Date().toISOString(),
})

/** Returns the refund of units of a line, which are restocked, as Studio stores it. */
export const createReturnRequest = (line: string, quantity: number, amount: number) => {
  const { cause: _, ...request } = createRefundRequest(amount)
  return { ...request, lines: [{ _key: line, line, quantity, amount }], restock: true }
}

/** Stores a refund in its order, as Studio does. */
export const storeRefund = (
  { lake }: Pick<Shop, 'lake'>,
  orderId: string,
  refund: object,
): Promise<unknown> => lake.patch(orderId).setIfMissing({ refunds: [] }).append('refunds', [refund]).commit()

/** Fails a refund, as a bank does. */
export const failRefund = (shop: Shop, refundId: string): Promise<unknown> =>
  controlPayments(shop, 'POST', `/refunds/${refundId}/fail`)

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
