import { z } from 'zod'
import type { Good, Shopper } from './people.ts'
import type { Shop } from './shop.ts'

const Refund = z.object({
  refundId: z.string().nullish(),
  state: z.string(),
  restock: z.boolean().nullish(),
  lines: z.array(z.object({ line: z.string(), quantity: z.number() })).nullish(),
})

const Order = z.object({
  _id: z.string(),
  number: z.string(),
  state: z.enum(['pending', 'paid', 'fulfilled', 'refunded', 'expired', 'failed']),
  holdsStock: z.boolean(),
  lines: z.array(
    z.object({ _key: z.string(), number: z.string(), quantity: z.number(), isCounted: z.boolean() }),
  ),
  payment: z.object({ sessionId: z.string().nullish(), paymentIntentId: z.string().nullish() }).nullish(),
  refunds: z.array(Refund).nullish(),
  mail: z.object({ state: z.string() }).nullish(),
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

const Numbers = z.object({
  numbers: z.array(z.number()),
  unnumbered: z.array(z.string()),
  last: z.number().nullable(),
})

/** What is wrong with numbers of a kind: whatever is to have one has one, and they run from 1 on without a gap. */
async function auditNumbers({ lake }: Pick<Shop, 'lake'>, kind: string, query: string): Promise<string[]> {
  const { numbers, unnumbered, last } = Numbers.parse(await lake.fetch<unknown>(query))
  const isRunning = numbers
    .toSorted((one, other) => one - other)
    .every((number, index) => number === index + 1)
  return [
    ...unnumbered.map((number) => `${number} has no number of ${kind}`),
    ...(isRunning ? [] : [`${kind} are numbered ${numbers.join()}`]),
    ...(numbers.length === (last ?? 0)
      ? []
      : [`${numbers.length} ${kind} are numbered, ${last} were counted`]),
  ]
}

/** What is wrong with the numbers of invoices, one for each order that was paid, and of credit notes, one for each refund that was made. */
export const auditInvoices = async (shop: Pick<Shop, 'lake'>): Promise<string[]> => [
  ...(await auditNumbers(
    shop,
    'invoices',
    `{
      "numbers": *[_type == "order" && defined(invoiceNumber)].invoiceNumber,
      "unnumbered": *[_type == "order" && state in ["paid", "fulfilled", "refunded"] && !defined(invoiceNumber)].number,
      "last": *[_id == "sequence.invoices"][0].last
    }`,
  )),
  ...(await auditNumbers(
    shop,
    'credit notes',
    `{
      "numbers": array::compact(*[_type == "order" && defined(refunds)].refunds[].creditNote.number),
      "unnumbered": *[_type == "order" && count(refunds[state == "made" && !defined(creditNote)]) > 0].number,
      "last": *[_id == "sequence.creditNotes"][0].last
    }`,
  )),
]

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

const CONFIRMATION = (number: string) => `Your order ${number} at Meridian`
const REFUND_TOLD = (number: string) => `Money for your order ${number} goes back`

/** How many pieces of a good an order keeps out of the stock: what it holds, less what came back with refunds. */
function heldBy({ holdsStock, lines, refunds }: StoredOrder, good: Good): number {
  const line = lines.find(({ number, isCounted }) => isCounted && number === good.number)
  if (!holdsStock || !line) return 0
  const returned = (refunds ?? [])
    .filter(({ restock, state }) => restock && state === 'made')
    .flatMap((refund) => refund.lines ?? [])
    .filter((one) => one.line === line._key)
  return line.quantity - returned.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What is wrong with the refunds of an order: each that was made is known once, and was told once. */
async function auditRefunds(
  { stripe }: Pick<Shop, 'stripe'>,
  order: StoredOrder,
  mails: string[],
): Promise<string[]> {
  const payment = order.payment?.paymentIntentId
  const { data } = payment ? await stripe.refunds.list({ payment_intent: payment, limit: 100 }) : { data: [] }
  const made = data.map(({ id }) => id).sort()
  const known = (order.refunds ?? []).flatMap(({ refundId }) => refundId ?? []).sort()
  const told = mails.filter((subject) => subject === REFUND_TOLD(order.number)).length
  return [
    ...(made.join() === known.join()
      ? []
      : [`${order.number} was paid back by ${made.join()} and knows of ${known.join()}`]),
    ...(told === made.length
      ? []
      : [`${order.number} was paid back ${made.length} times, and that was told ${told} times`]),
  ]
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
  for (const order of orders) {
    const { _id, number, state, holdsStock, history } = order
    wrong.push(...(await auditRefunds(shop, order, mails)))
    if (HAS_ARRIVED.has(state) && !paidOrders.has(_id))
      wrong.push(`${number} is ${state} and nothing was paid`)
    if (state === 'pending' && !holdsStock) wrong.push(`${number} waits and holds no stock`)
    if ((state === 'expired' || state === 'failed') && holdsStock)
      wrong.push(`${number} is ${state} and holds stock`)
    const sent = mails.filter((subject) => subject === CONFIRMATION(number)).length
    if (sent !== (paidOrders.has(_id) ? 1 : 0))
      wrong.push(`${number} is ${state} and was mailed ${sent} times`)
    const arrivals = history.filter(({ event }) => event === 'paid' || event === 'paidLate').length
    if (arrivals > 1) wrong.push(`${number} was told ${arrivals} times that it is paid`)
  }
  for (const good of goods) {
    const held = orders.reduce((sum, order) => sum + heldBy(order, good), 0)
    const left = await leftOf(shop, good)
    if (left + held !== good.initial)
      wrong.push(`${good.number}: of ${good.initial} pieces ${left} are left and ${held} are held`)
    if (left < 0) wrong.push(`${good.number}: ${left} pieces are left`)
  }
  return wrong
}
