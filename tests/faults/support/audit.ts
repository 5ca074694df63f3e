import { z } from 'zod'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { isPaid, PAID_STATES } from '#schemas/shared/orders.ts'
import type { Shopper } from '../../shop-api.ts'
import type { Product } from './customers.ts'
import type { Shop } from './shop.ts'

/** What an audit needs of the shop. */
type AuditedShop = Pick<Shop, 'lake' | 'stripe' | 'mailbox'> & { site: { url: string } }

/** Returns the stored orders of customers. */
export const ordersOf = ({ lake }: Pick<Shop, 'lake'>, shoppers: readonly Shopper[]): Promise<Order[]> =>
  lake.fetch<Order[]>(`*[_type == "order" && customer.uid in $uids] | order(placedAt asc)`, {
    uids: shoppers.map(({ uid }) => uid),
  })

/** Returns the stock of a product. */
export const readStock = async ({ lake }: Pick<Shop, 'lake'>, { inventoryId }: Product): Promise<number> =>
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

/** Checks that each document has a number of its kind, from 1 without a gap. */
async function auditNumbers({ lake }: Pick<Shop, 'lake'>, kind: string, query: string): Promise<string[]> {
  const { numbers, unnumbered, last } = Numbers.parse(
    await lake.fetch<unknown>(query, { paidStates: PAID_STATES }),
  )
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

/** Checks the numbers of invoices (one per paid order) and credit notes (one per refund). */
export const auditInvoices = async (shop: Pick<Shop, 'lake'>): Promise<string[]> => [
  ...(await auditNumbers(
    shop,
    'invoices',
    `{
      "numbers": *[_type == "order" && defined(invoiceNumber)].invoiceNumber,
      "unnumbered": *[_type == "order" && state in $paidStates && !defined(invoiceNumber)].number,
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

/** Returns the subjects of the emails to a customer. */
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

/** Returns the name of the site in emails: its host while it has no settings. */
const siteNameOf = async ({ lake, site }: AuditedShop): Promise<string> =>
  (await lake.fetch<string | null>('*[_id == "siteSettings"][0].siteName[language == "en"][0].value')) ??
  new URL(site.url).host

const CONFIRMATION = (siteName: string, number: string) => `Your ${siteName} order ${number}`
const REFUND_TOLD = (number: string) => `Refund for your order ${number}`

/** Returns the units that an order takes from the stock: sold or reserved, less restocked ones. */
function heldBy({ holdsStock, lines, refunds }: Order, product: Product): number {
  const line = lines.find(({ number, isCounted }) => isCounted && number === product.number)
  if (!holdsStock || !line) return 0
  const returned = (refunds ?? [])
    .filter(({ restock, state }) => restock && state === 'made')
    .flatMap((refund) => refund.lines ?? [])
    .filter((one) => one.line === line._key)
  return line.quantity - returned.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Checks that each refund of an order is recorded once and emailed once. */
async function auditRefunds(
  { stripe }: Pick<Shop, 'stripe'>,
  order: Order,
  mails: string[],
): Promise<string[]> {
  const payment = order.payment?.paymentIntentId
  const data = payment
    ? await stripe.refunds.list({ payment_intent: payment, limit: 100 }).autoPagingToArray({ limit: 1_000 })
    : []
  const made = data.map(({ id }) => id).sort()
  const known = (order.refunds ?? []).flatMap(({ refundId }) => refundId ?? []).sort()
  const told = mails.filter((subject) => subject === REFUND_TOLD(order.number)).length
  // Stripe has no part in a refund to a gift card alone.
  const toCards = (order.refunds ?? []).filter(
    ({ state, amount, giftCardAmount }) => state === 'made' && amount === giftCardAmount,
  ).length
  const all = made.length + toCards
  return [
    ...(made.join() === known.join()
      ? []
      : [`${order.number} was paid back by ${made.join()} and knows of ${known.join()}`]),
    ...(told === all ? [] : [`${order.number} was paid back ${all} times, and that was told ${told} times`]),
  ]
}

/**
 * Checks customers and products after all work has completed. Each paid session has one order, the missing stock equals the
 * units of orders, and each payment and refund was emailed once.
 *
 * @returns the errors found
 */
export async function audit(
  shop: AuditedShop,
  shoppers: readonly Shopper[],
  products: readonly Product[],
): Promise<string[]> {
  const wrong: string[] = []
  const orders = await ordersOf(shop, shoppers)
  const emails = shoppers.map(({ email }) => email)
  const [mails, siteName] = await Promise.all([mailsTo(shop, emails), siteNameOf(shop)])
  const paidOrders = new Set<string>()
  for await (const session of shop.stripe.checkout.sessions.list({ limit: 100 })) {
    const isPaidFor = session.status === 'complete' && session.payment_status !== 'unpaid'
    if (!emails.includes(session.customer_details?.email ?? '') || !isPaidFor) continue
    const claimed = orders.filter(({ payment }) => payment?.sessionId === session.id)
    if (claimed.length !== 1) wrong.push(`${session.id} is paid and has ${claimed.length} orders`)
    for (const { _id, state } of claimed) {
      paidOrders.add(_id)
      if (!isPaid(state)) wrong.push(`${session.id} is paid and its order is ${state}`)
    }
  }
  for (const order of orders) {
    const { _id, number, state, holdsStock, history } = order
    wrong.push(...(await auditRefunds(shop, order, mails)))
    if (isPaid(state) && !paidOrders.has(_id)) wrong.push(`${number} is ${state} and nothing was paid`)
    if (state === 'pending' && !holdsStock) wrong.push(`${number} waits and holds no stock`)
    if ((state === 'expired' || state === 'failed') && holdsStock)
      wrong.push(`${number} is ${state} and holds stock`)
    const sent = mails.filter((subject) => subject === CONFIRMATION(siteName, number)).length
    if (sent !== (paidOrders.has(_id) ? 1 : 0))
      wrong.push(`${number} is ${state} and was mailed ${sent} times`)
    const arrivals = history.filter(({ event }) => event === 'paid' || event === 'paidLate').length
    if (arrivals > 1) wrong.push(`${number} was told ${arrivals} times that it is paid`)
  }
  for (const product of products) {
    const held = orders.reduce((sum, order) => sum + heldBy(order, product), 0)
    const left = await readStock(shop, product)
    if (left + held !== product.initial)
      wrong.push(`${product.number}: of ${product.initial} units ${left} are left and ${held} are held`)
    if (left < 0) wrong.push(`${product.number}: ${left} units are left`)
  }
  return wrong
}
