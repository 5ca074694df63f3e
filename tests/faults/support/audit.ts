import { z } from 'zod'
import type { Good, Shopper } from './people.ts'
import type { Shop } from './shop.ts'

const Order = z.object({
  _id: z.string(),
  number: z.string(),
  state: z.enum(['pending', 'paid', 'fulfilled', 'refunded', 'expired', 'failed']),
  holdsStock: z.boolean(),
  lines: z.array(z.object({ number: z.string(), quantity: z.number(), isCounted: z.boolean() })),
  payment: z.object({ sessionId: z.string().nullish() }).nullish(),
  mail: z.object({ state: z.string() }).nullish(),
  refunds: z.array(z.object({ state: z.string() })).nullish(),
  history: z.array(z.object({ event: z.string() })),
})

/** An order as it is kept. */
export type StoredOrder = z.output<typeof Order>

/** The orders of some people, as they are kept. */
export const ordersOf = async (
  { lake }: Pick<Shop, 'lake'>,
  shoppers: readonly Shopper[],
): Promise<StoredOrder[]> =>
  z.array(Order).parse(
    await lake.fetch<unknown>(`*[_type == "order" && customer.uid in $uids] | order(placedAt asc)`, {
      uids: shoppers.map(({ uid }) => uid),
    }),
  )

/** How many pieces of a good are left. */
export const leftOf = async ({ lake }: Pick<Shop, 'lake'>, { inventoryId }: Good): Promise<number> =>
  (await lake.getDocument<{ _id: string; available: number }>(inventoryId))?.available ?? Number.NaN

const Mails = z.object({
  has_more: z.boolean(),
  data: z.array(z.object({ id: z.string(), to: z.array(z.string()), subject: z.string() })),
})

/** The subjects of the mails that somebody was sent. */
async function mailsTo(
  { mailbox: { url, key } }: Pick<Shop, 'mailbox'>,
  emails: readonly string[],
): Promise<string[]> {
  const subjects: string[] = []
  for (let after = ''; ;) {
    const response = await fetch(`${url}/emails?limit=100${after}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const { data, has_more: hasMore } = Mails.parse(await response.json())
    subjects.push(
      ...data
        .filter(({ to }) => to.some((address) => emails.includes(address)))
        .map(({ subject }) => subject),
    )
    const last = data.at(-1)
    if (!hasMore || !last) return subjects
    after = `&after=${last.id}`
  }
}

const HAS_ARRIVED = new Set(['paid', 'fulfilled', 'refunded'])

/**
 * Looks through everything that some people and goods have to do with, when all has come to rest, and names what is wrong: every session that
 * was paid has exactly one order, which knows of it; what is missing from the stock is what orders hold; who paid was mailed, once, and once for each refund.
 *
 * @returns nothing wrong: an empty list
 */
export async function audit(
  shop: Pick<Shop, 'lake' | 'stripe' | 'mailbox'>,
  shoppers: readonly Shopper[],
  goods: readonly Good[],
): Promise<string[]> {
  const wrong: string[] = []
  const orders = await ordersOf(shop, shoppers)
  const emails = shoppers.map(({ email }) => email)
  const mails = await mailsTo(shop, emails)
  const paidOrders = new Set<string>()
  for await (const session of shop.stripe.checkout.sessions.list({ limit: 100 })) {
    if (!emails.includes(session.customer_details?.email ?? '') || session.payment_status !== 'paid') continue
    const claimed = orders.filter(({ payment }) => payment?.sessionId === session.id)
    if (claimed.length !== 1) wrong.push(`${session.id} is paid and has ${claimed.length} orders`)
    for (const { _id, state } of claimed) {
      paidOrders.add(_id)
      if (!HAS_ARRIVED.has(state)) wrong.push(`${session.id} is paid and its order is ${state}`)
    }
  }
  for (const { _id, number, state, holdsStock, refunds, history } of orders) {
    if (HAS_ARRIVED.has(state) && !paidOrders.has(_id))
      wrong.push(`${number} is ${state} and nothing was paid`)
    if (state === 'pending' && !holdsStock) wrong.push(`${number} waits and holds no stock`)
    if ((state === 'expired' || state === 'failed') && holdsStock)
      wrong.push(`${number} is ${state} and holds stock`)
    const sent = mails.filter((subject) => subject.includes(number)).length
    // One that it is paid, and one for each time that money went back.
    const due = paidOrders.has(_id) ? 1 + (refunds ?? []).filter((one) => one.state === 'made').length : 0
    if (sent !== due) wrong.push(`${number} is ${state} and was mailed ${sent} times instead of ${due}`)
    const arrivals = history.filter(({ event }) => event === 'paid' || event === 'paidLate').length
    if (arrivals > 1) wrong.push(`${number} was told ${arrivals} times that it is paid`)
  }
  for (const good of goods) {
    const held = orders
      .filter(({ holdsStock }) => holdsStock)
      .flatMap(({ lines }) => lines.filter(({ number, isCounted }) => isCounted && number === good.number))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const left = await leftOf(shop, good)
    if (left + held !== good.initial)
      wrong.push(`${good.number}: of ${good.initial} pieces ${left} are left and ${held} are held`)
    if (left < 0) wrong.push(`${good.number}: ${left} pieces are left`)
  }
  return wrong
}
