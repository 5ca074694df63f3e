import fc from 'fast-check'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { isRefundable } from '#schemas/shared/orders.ts'
import { planRefund, refundableAmount } from '#schemas/shared/refunds.ts'
import { type OrderRequest, pay, type Shopper } from '../../shop-api.ts'
import { ordersOf, readStock } from './audit.ts'
import {
  ageOrders,
  createOrderRequest,
  createRefundRequest,
  expirePage,
  placeOrder,
  type Product,
  reconcile,
  sendPaymentEvent,
} from './customers.ts'
import type { Fault } from './fault-proxy.ts'
import type { Shop } from './shop.ts'

/** A requested order, with or without a response. */
interface PlacedOrder {
  shopper: Shopper
  request: OrderRequest
  /** Its payment page, once there was a response. */
  url?: string
  orderId?: string
}

/** The requested orders; all other state is read from the system. */
export interface Model {
  placed: PlacedOrder[]
}

/** The system under test. */
export interface Real {
  shop: Shop
  shoppers: Shopper[]
  products: Product[]
}

type Step = (model: Model, real: Real) => Promise<void>

/** Creates a command that can run at any time, and does nothing when there is nothing to do. */
const command = (name: string, run: Step): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run,
  toString: () => name,
})

const pick = <Value>(values: readonly Value[], index: number): Value | undefined =>
  values[index % values.length]

async function placeOrderAgain(real: Real, placed: PlacedOrder): Promise<void> {
  const result = await placeOrder(real.shop, placed.shopper, placed.request)
  if (![200, 409, 429, 502, 503].includes(result.status))
    throw new Error(`An order request returned ${result.status}`)
  if (result.status === 200) Object.assign(placed, { url: result.body.url, orderId: result.body.orderId })
}

const isPage = (url: string | undefined): url is string => url?.includes('/c/pay/') ?? false

const place = (who: number, what: number, quantity: number, currency: string): Step => {
  return async (model, real) => {
    const [shopper, product] = [pick(real.shoppers, who), pick(real.products, what)]
    if (!shopper || !product) return
    const placed: PlacedOrder = { shopper, request: createOrderRequest(product, quantity, currency) }
    model.placed.push(placed)
    await placeOrderAgain(real, placed)
  }
}

const again = (index: number): Step => {
  return async ({ placed }, real) => {
    const order = pick(placed, index)
    if (order) await placeOrderAgain(real, order)
  }
}

const payOne = (index: number, means: string): Step => {
  return async ({ placed }) => {
    const url = pick(placed, index)?.url
    if (isPage(url)) await pay(url, means)
  }
}

const expireOne = (index: number): Step => {
  return async ({ placed }) => {
    const url = pick(placed, index)?.url
    if (isPage(url)) await expirePage(url)
  }
}

/** Payment and expiry of one session at the same moment. */
const payWhileExpiring = (index: number): Step => {
  return async ({ placed }, { shop }) => {
    const order = pick(placed, index)
    if (!isPage(order?.url)) return
    await Promise.all([pay(order.url), expirePage(order.url), sendPaymentEvent(shop, order.orderId ?? '')])
  }
}

const sendEvent = (index: number, copies: number): Step => {
  return async ({ placed }, { shop }) => {
    const id = pick(placed, index)?.orderId
    if (id) await Promise.all(Array.from({ length: copies }, () => sendPaymentEvent(shop, id)))
  }
}

const sendEventsNewestFirst: Step = async ({ placed }, { shop }) => {
  for (const { orderId } of placed.toReversed()) if (orderId) await sendPaymentEvent(shop, orderId)
}

const reconcileNow: Step = async (_, { shop }) => void (await reconcile(shop))

const timePasses = (who: number): Step => {
  return async (_, { shop, shoppers }) => {
    const shopper = pick(shoppers, who)
    if (shopper) await ageOrders(shop, shopper)
  }
}

/** A merchandiser corrects the stock, up or down. */
const restock = (what: number, units: number): Step => {
  return async (_, { shop, products }) => {
    const product = pick(products, what)
    if (!product) return
    const change = Math.max(units, -(await readStock(shop, product)))
    await shop.lake.patch(product.inventoryId).inc({ available: change }).commit()
    product.initial += change
  }
}

/** Refunds a part or all of a payment in Stripe's dashboard. */
const refund = (index: number, share: number): Step => {
  return async ({ placed }, { shop }) => {
    const { shopper, orderId } = pick(placed, index) ?? {}
    if (!shopper || !orderId) return
    const order = (await ordersOf(shop, [shopper])).find(({ _id }) => _id === orderId)
    const session = order?.payment?.sessionId
    if (!session) return
    const { payment_intent: intent, payment_status: status } = await shop.stripe.checkout.sessions.retrieve(
      session,
      {
        expand: ['payment_intent.latest_charge'],
      },
    )
    if (status !== 'paid' || typeof intent !== 'object' || typeof intent?.latest_charge !== 'object') return
    const left = (intent.latest_charge?.amount ?? 0) - (intent.latest_charge?.amount_refunded ?? 0)
    // Cards accept multiples of ten in currencies with three decimals, also for refunds.
    const amount = share === 1 ? left : Math.floor((left * share) / 10) * 10
    if (amount > 0) await shop.stripe.refunds.create({ payment_intent: intent.id, amount })
    await sendPaymentEvent(shop, orderId)
  }
}

/** A merchandiser refunds an amount in Studio: the request is stored, and the next notification makes it. */
const refundAmount = (index: number, share: number): Step => {
  return async ({ placed }, { shop }) => {
    const id = pick(placed, index)?.orderId
    const order = id ? await shop.lake.getDocument<Order>(id) : undefined
    if (!order || !isRefundable(order.state)) return
    const left = refundableAmount(order)
    const amount = share === 1 ? left : Math.floor((left * share) / 10) * 10
    if (!planRefund(order, { kind: 'amount', amount, cause: 'goodwill' }).ok) return
    await shop.lake
      .patch(order._id)
      .ifRevisionId(order._rev)
      .setIfMissing({ refunds: [] })
      .append('refunds', [createRefundRequest(amount)])
      .commit()
    await sendPaymentEvent(shop, order._id)
  }
}

const killed: Step = async (_, { shop }) => {
  await shop.site.kill()
  await shop.site.start()
}

/** Runs a step while a call of the site fails. */
const withFault = (fault: Fault, at: number, step: Step): Step => {
  return async (model, real) => {
    void real.shop.upstream.strike(fault, at)
    await step(model, real).finally(() => real.shop.upstream.lift())
  }
}

const index = fc.nat({ max: 20 })
const quantity = fc.integer({ min: 1, max: 3 })
const currency = fc.constantFrom('USD', 'SAR', 'KWD', 'JPY')
const means = fc.constantFrom(
  'card:pm_card_visa',
  'card:pm_card_chargeDeclined',
  'transfer:succeeds',
  'transfer:fails',
)
const fault = fc.constantFrom<Fault>('failing', 'lost')

/** All commands in any order. */
export const COMMANDS: fc.Arbitrary<fc.AsyncCommand<Model, Real>>[] = [
  fc
    .tuple(index, index, quantity, currency)
    .map(([who, what, many, paid]) =>
      command(`order(${who}, ${what}, ${many}, ${paid})`, place(who, what, many, paid)),
    ),
  index.map((order) => command(`placeAgain(${order})`, again(order))),
  fc.tuple(index, means).map(([order, by]) => command(`pay(${order}, ${by})`, payOne(order, by))),
  index.map((order) => command(`pay(${order}, visa)`, payOne(order, 'card:pm_card_visa'))),
  index.map((order) => command(`expire(${order})`, expireOne(order))),
  index.map((order) => command(`payWhileExpiring(${order})`, payWhileExpiring(order))),
  fc
    .tuple(index, fc.integer({ min: 1, max: 3 }))
    .map(([order, copies]) => command(`sendPaymentEvent(${order}, ${copies})`, sendEvent(order, copies))),
  fc.constant(command('sendEventsNewestFirst', sendEventsNewestFirst)),
  fc.constant(command('reconcile', reconcileNow)),
  index.map((who) => command(`timePasses(${who})`, timePasses(who))),
  fc
    .tuple(index, fc.integer({ min: -2, max: 3 }))
    .map(([what, units]) => command(`restock(${what}, ${units})`, restock(what, units))),
  fc
    .tuple(index, fc.constantFrom(0.5, 1))
    .map(([order, share]) => command(`refund(${order}, ${share})`, refund(order, share))),
  fc
    .tuple(index, fc.constantFrom(0.3, 1))
    .map(([order, share]) => command(`refundAmount(${order}, ${share})`, refundAmount(order, share))),
  fc.constant(command('kill', killed)),
  fc
    .tuple(fault, fc.integer({ min: 1, max: 9 }), index, index)
    .map(([kind, at, who, what]) =>
      command(`${kind}(${at}, order(${who}, ${what}))`, withFault(kind, at, place(who, what, 1, 'USD'))),
    ),
  fc
    .tuple(fault, fc.integer({ min: 1, max: 8 }), index)
    .map(([kind, at, order]) =>
      command(`${kind}(${at}, sendPaymentEvent(${order}))`, withFault(kind, at, sendEvent(order, 1))),
    ),
]
