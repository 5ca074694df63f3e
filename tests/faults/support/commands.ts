import fc from 'fast-check'
import {
  expirePage,
  letTimePass,
  pay,
  placeOrder,
  reconcile,
  tell,
  wishFor,
  type Good,
  type Shopper,
  type Wish,
} from './people.ts'
import { leftOf, ordersOf } from './audit.ts'
import type { Shop } from './shop.ts'
import type { Fault } from './upstream.ts'

/** An order that somebody asked for, answered or not. */
interface Asked {
  shopper: Shopper
  wish: Wish
  /** Its page, once it was answered with one. */
  url?: string
  orderId?: string
}

/** What has been asked for; all else is looked up where it really is. */
export interface Model {
  asked: Asked[]
}

/** What the commands work on. */
export interface Real {
  shop: Shop
  shoppers: Shopper[]
  goods: Good[]
}

type Step = (model: Model, real: Real) => Promise<void>

/** A step that people take; it can be taken at any time, and does nothing where there is nothing to be done. */
const command = (name: string, run: Step): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run,
  toString: () => name,
})

const pick = <Value>(values: readonly Value[], index: number): Value | undefined =>
  values[index % values.length]

async function ask(real: Real, asked: Asked): Promise<void> {
  const answer = await placeOrder(real.shop, asked.shopper, asked.wish)
  if (![200, 409, 429, 502, 503].includes(answer.status))
    throw new Error(`An order was answered ${answer.status}`)
  if (answer.status === 200) Object.assign(asked, { url: answer.body.url, orderId: answer.body.orderId })
}

const isPage = (url: string | undefined): url is string => url?.includes('/c/pay/') ?? false

const place = (who: number, what: number, quantity: number, currency: string): Step => {
  return async (model, real) => {
    const [shopper, good] = [pick(real.shoppers, who), pick(real.goods, what)]
    if (!shopper || !good) return
    const asked: Asked = { shopper, wish: wishFor(good, quantity, currency) }
    model.asked.push(asked)
    await ask(real, asked)
  }
}

const again = (index: number): Step => {
  return async ({ asked }, real) => {
    const order = pick(asked, index)
    if (order) await ask(real, order)
  }
}

const payOne = (index: number, means: string): Step => {
  return async ({ asked }) => {
    const url = pick(asked, index)?.url
    if (isPage(url)) await pay(url, means)
  }
}

const expireOne = (index: number): Step => {
  return async ({ asked }) => {
    const url = pick(asked, index)?.url
    if (isPage(url)) await expirePage(url)
  }
}

/** Payment and expiry of one page at the same moment. */
const payWhileExpiring = (index: number): Step => {
  return async ({ asked }, { shop }) => {
    const order = pick(asked, index)
    if (!isPage(order?.url)) return
    await Promise.all([pay(order.url), expirePage(order.url), tell(shop, order.orderId ?? '')])
  }
}

const tellOf = (index: number, copies: number): Step => {
  return async ({ asked }, { shop }) => {
    const id = pick(asked, index)?.orderId
    if (id) await Promise.all(Array.from({ length: copies }, () => tell(shop, id)))
  }
}

const tellNewestFirst: Step = async ({ asked }, { shop }) => {
  for (const { orderId } of asked.toReversed()) if (orderId) await tell(shop, orderId)
}

const lookAfter: Step = async (_, { shop }) => void (await reconcile(shop))

const timePasses = (who: number): Step => {
  return async (_, { shop, shoppers }) => {
    const shopper = pick(shoppers, who)
    if (shopper) await letTimePass(shop, shopper)
  }
}

/** A merchandiser counts anew: some more have come, or some are broken. */
const restock = (what: number, pieces: number): Step => {
  return async (_, { shop, goods }) => {
    const good = pick(goods, what)
    if (!good) return
    const change = Math.max(pieces, -(await leftOf(shop, good)))
    await shop.lake.patch(good.inventoryId).inc({ available: change }).commit()
    good.initial += change
  }
}

/** Pays a part or all of what is left of a payment back, as a merchandiser does at the payment service. */
const refund = (index: number, share: number): Step => {
  return async ({ asked }, { shop }) => {
    const { shopper, orderId } = pick(asked, index) ?? {}
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
    // Cards take currencies of three digits in tens, both ways.
    const amount = share === 1 ? left : Math.floor((left * share) / 10) * 10
    if (amount > 0) await shop.stripe.refunds.create({ payment_intent: intent.id, amount })
    await tell(shop, orderId)
  }
}

const killed: Step = async (_, { shop }) => {
  await shop.site.kill()
  await shop.site.start()
}

/** Does a step while a call of the site goes wrong. */
const struck = (fault: Fault, at: number, step: Step): Step => {
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

/** Everything that can happen to orders, in any order. */
export const COMMANDS: fc.Arbitrary<fc.AsyncCommand<Model, Real>>[] = [
  fc
    .tuple(index, index, quantity, currency)
    .map(([who, what, many, paid]) =>
      command(`order(${who}, ${what}, ${many}, ${paid})`, place(who, what, many, paid)),
    ),
  index.map((order) => command(`askAgain(${order})`, again(order))),
  fc.tuple(index, means).map(([order, by]) => command(`pay(${order}, ${by})`, payOne(order, by))),
  index.map((order) => command(`pay(${order}, visa)`, payOne(order, 'card:pm_card_visa'))),
  index.map((order) => command(`expire(${order})`, expireOne(order))),
  index.map((order) => command(`payWhileExpiring(${order})`, payWhileExpiring(order))),
  fc
    .tuple(index, fc.integer({ min: 1, max: 3 }))
    .map(([order, copies]) => command(`tell(${order}, ${copies})`, tellOf(order, copies))),
  fc.constant(command('tellNewestFirst', tellNewestFirst)),
  fc.constant(command('reconcile', lookAfter)),
  index.map((who) => command(`timePasses(${who})`, timePasses(who))),
  fc
    .tuple(index, fc.integer({ min: -2, max: 3 }))
    .map(([what, pieces]) => command(`restock(${what}, ${pieces})`, restock(what, pieces))),
  fc
    .tuple(index, fc.constantFrom(0.5, 1))
    .map(([order, share]) => command(`refund(${order}, ${share})`, refund(order, share))),
  fc.constant(command('kill', killed)),
  fc
    .tuple(fault, fc.integer({ min: 1, max: 9 }), index, index)
    .map(([kind, at, who, what]) =>
      command(`${kind}(${at}, order(${who}, ${what}))`, struck(kind, at, place(who, what, 1, 'USD'))),
    ),
  fc
    .tuple(fault, fc.integer({ min: 1, max: 8 }), index)
    .map(([kind, at, order]) =>
      command(`${kind}(${at}, tell(${order}))`, struck(kind, at, tellOf(order, 1))),
    ),
]
