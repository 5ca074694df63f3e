import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { PAID_STATES } from '#schemas/shared/orders.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { required } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  DueQueryResult,
  MailboxQueryResult,
  OrdersOfPaymentsQueryResult,
  PaymentStatesQueryResult,
  UnconfirmedQueryResult,
} from '#web/sanity/types.generated.ts'

/** Orders per page of a list, and ids per query. */
const PAGE_SIZE = 100

const unconfirmedQuery: Query<UnconfirmedQueryResult> = defineQuery(`*[
  _type == "order" &&
  (state == "pending" && placedAt < $before || "asked" in refunds[].state) &&
  (placedAt < $lastPlacedAt || placedAt == $lastPlacedAt && _id < $lastId)
] | order(placedAt desc, _id desc) [0...100] {
  "id": _id,
  placedAt,
  "sessionId": payment.sessionId,
  "hasRequestedRefund": "asked" in refunds[].state
}`)

const unconfirmedSchema = z.object({
  id: z.string(),
  placedAt: z.string(),
  sessionId: z.string().nullable(),
  hasRequestedRefund: z.boolean().nullable(),
})

/** An order whose payment or refunds are not final. */
type UnconfirmedOrder = z.output<typeof unconfirmedSchema>

/**
 * Yields every order that waits for its payment since before a time, and every order with a requested refund, newest first. Pages by
 * position, so that orders which change meanwhile neither hide others nor come twice.
 *
 * @throws if the lake does not respond
 */
export async function* unconfirmedOrders(before: Date): AsyncGenerator<UnconfirmedOrder> {
  let last = { placedAt: '9999', id: '' }
  for (;;) {
    const params = { before: before.toISOString(), lastPlacedAt: last.placedAt, lastId: last.id }
    const page = await fetchPrivate({ query: unconfirmedQuery, params, schema: z.array(unconfirmedSchema) })
    yield* page
    const next = page.at(-1)
    if (!next || page.length < PAGE_SIZE) return
    last = next
  }
}

const dueQuery: Query<DueQueryResult> = defineQuery(`{
  "unnumbered": *[_type == "order" && state in $paidStates && (!defined(invoiceNumber) || count(refunds[state == "made" && !defined(creditNote)]) > 0)] | order(coalesce(payment.paidAt, placedAt) asc) [0...50]._id,
  "mails": *[_type == "order" && (mail.state == "waiting" && mail.nextAttemptAt <= $now || count(mails[state == "waiting" && nextAttemptAt <= $now]) > 0)] | order(placedAt asc) [0...50]._id
}`)

const idsSchema = z.array(z.string())

const dueSchema = z.object({ unnumbered: idsSchema, mails: idsSchema })

/**
 * Orders whose invoice or credit note has no number, first paid first, and orders with a mail that is due.
 *
 * @throws if the lake does not respond
 */
export const ordersWithDueWork = (now: Date): Promise<z.output<typeof dueSchema>> =>
  fetchPrivate({
    query: dueQuery,
    params: { now: now.toISOString(), paidStates: PAID_STATES },
    schema: dueSchema,
  })

const paymentStatesQuery: Query<PaymentStatesQueryResult> = defineQuery(`*[_type == "order" && _id in $ids] {
  "id": _id,
  state,
  isWaiting,
  "sessionId": payment.sessionId
}`)

const paymentStateSchema = z.object({
  id: z.string(),
  state: z.string(),
  isWaiting: z.boolean().nullable(),
  sessionId: z.string().nullable(),
})

/** How far the payment of an order is known. */
export type PaymentState = z.output<typeof paymentStateSchema>

/** The payment states of orders, by order id; missing orders are left out. Throws if the lake does not respond. */
export async function paymentStatesOf(ids: readonly string[]): Promise<Map<string, PaymentState>> {
  const schema = z.array(paymentStateSchema)
  const found = await inPages(ids, (page) =>
    fetchPrivate({ query: paymentStatesQuery, params: { ids: page }, schema }),
  )
  return new Map(found.map((order) => [order.id, order]))
}

const ordersOfPaymentsQuery: Query<OrdersOfPaymentsQueryResult> =
  defineQuery(`*[_type == "order" && payment.paymentIntentId in $payments] {
  "id": _id,
  "paymentIntentId": payment.paymentIntentId,
  "refunds": coalesce(refunds[] { "id": refundId, state }, [])
}`)

const orderOfPaymentSchema = z.object({
  id: z.string(),
  paymentIntentId: required(z.string()),
  refunds: z.array(z.object({ id: z.string().nullable(), state: z.string() })),
})

/** The orders that were paid by some payment intents, each with its recorded refunds. Throws if the lake does not respond. */
export const ordersOfPayments = (
  payments: readonly string[],
): Promise<z.output<typeof orderOfPaymentSchema>[]> =>
  inPages(payments, (page) =>
    fetchPrivate({
      query: ordersOfPaymentsQuery,
      params: { payments: page },
      schema: z.array(orderOfPaymentSchema),
    }),
  )

/** Queries a long list of ids in pages, because a query is sent in the address of its request. */
async function inPages<Item>(
  ids: readonly string[],
  query: (page: string[]) => Promise<Item[]>,
): Promise<Item[]> {
  const distinct = [...new Set(ids)]
  const items: Item[] = []
  for (let start = 0; start < distinct.length; start += PAGE_SIZE)
    items.push(...(await query(distinct.slice(start, start + PAGE_SIZE))))
  return items
}

const mailboxQuery: Query<MailboxQueryResult> = defineQuery(`*[_id == "contactInfo"][0].inquiriesEmail`)

/** The shop's own mailbox; null if none is set. Throws if the lake does not respond. */
export const shopMailbox = (): Promise<string | null> =>
  fetchPrivate({ query: mailboxQuery, schema: z.string().nullable().catch(null) })

/** The dot keeps the document private. It is part of every backup, so a restored lake knows how far it was reconciled. */
const RECONCILIATION_ID = 'reconciliation.payments'

const reconciliationSchema = z.object({ until: z.iso.datetime() })

/** The time up to which payments and refunds are recorded; null before the first complete run. Throws if the lake does not respond. */
export async function readReconciledUntil(): Promise<Date | null> {
  const document = await privateClient().getDocument(RECONCILIATION_ID)
  const parsed = reconciliationSchema.safeParse(document)
  return parsed.success ? new Date(parsed.data.until) : null
}

/** Saves the time up to which payments and refunds are recorded. Throws if the lake does not respond. */
export async function saveReconciledUntil(until: Date): Promise<void> {
  const document = { _id: RECONCILIATION_ID, _type: 'reconciliation', until: until.toISOString() }
  await privateClient().createOrReplace(document, { visibility: 'async' })
}
