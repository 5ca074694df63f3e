import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { OrderDocument } from './order-document.ts'
import type { Order } from './orders.ts'
import { privateClient } from './private-client.ts'

const ordersOfQuery = defineQuery(
  `*[_type == "order" && customer.uid == $uid] | order(placedAt desc) [0...100]`,
)

/** Orders of a customer, newest first, at most a hundred. Throws where the lake cannot be asked. */
export async function ordersOf(uid: string): Promise<Order[]> {
  return z.array(OrderDocument).parse(await privateClient().fetch<unknown>(ordersOfQuery, { uid }))
}

const lookAfterQuery = defineQuery(`{
  "pending": *[_type == "order" && state == "pending" && placedAt < $before] | order(placedAt asc) [0...100]._id,
  "refunds": *[_type == "order" && "asked" in refunds[].state] | order(placedAt asc) [0...50]._id,
  "unnumbered": *[_type == "order" && state in ["paid", "fulfilled", "refunded"] && (!defined(invoiceNumber) || count(refunds[state == "made" && !defined(creditNote)]) > 0)] | order(coalesce(payment.paidAt, placedAt) asc) [0...50]._id,
  "mails": *[_type == "order" && (mail.state == "waiting" && mail.nextAttemptAt <= $now || count(mails[state == "waiting" && nextAttemptAt <= $now]) > 0)] | order(placedAt asc) [0...50]._id
}`)

const Ids = z.array(z.string())

const ToLookAfter = z.object({ pending: Ids, refunds: Ids, unnumbered: Ids, mails: Ids })

/**
 * Orders that somebody must look after: those that have waited for their payment since before a time, those with a refund that is still to be
 * made, those whose invoice or credit note has no number, first paid first, and those with a mail that is due.
 * Throws where the lake cannot be asked.
 */
export async function ordersToLookAfter(now: Date, before: Date): Promise<z.output<typeof ToLookAfter>> {
  const params = { now: now.toISOString(), before: before.toISOString() }
  return ToLookAfter.parse(await privateClient().fetch<unknown>(lookAfterQuery, params))
}

const recentOrdersQuery = defineQuery(`{
  "pending": *[_type == "order" && customer.uid == $uid && state == "pending"]._id,
  "placed": *[_type == "order" && customer.uid == $uid && placedAt > $since] | order(placedAt asc).placedAt
}`)

const RecentOrders = z.object({ pending: Ids, placed: z.array(z.string()) })

/** Orders of a customer that wait for their payment, and when those since a time were placed, the oldest first. Throws where the lake cannot be asked. */
export async function recentOrdersOf(uid: string, since: Date): Promise<z.output<typeof RecentOrders>> {
  const params = { uid, since: since.toISOString() }
  return RecentOrders.parse(await privateClient().fetch<unknown>(recentOrdersQuery, params))
}

const ordersOfPaymentsQuery = defineQuery(`*[_type == "order" && payment.paymentIntentId in $payments] {
  "id": _id,
  "paymentIntentId": payment.paymentIntentId,
  "refunds": coalesce(refunds[] { "id": refundId, state }, [])
}`)

const OrderOfPayment = z.object({
  id: z.string(),
  paymentIntentId: z.string(),
  refunds: z.array(z.object({ id: z.string().nullable(), state: z.string() })),
})

/** Orders that were paid by some payments, each with the refunds it knows of. Throws where the lake cannot be asked. */
export async function ordersOfPayments(
  payments: readonly string[],
): Promise<z.output<typeof OrderOfPayment>[]> {
  return z
    .array(OrderOfPayment)
    .parse(await privateClient().fetch<unknown>(ordersOfPaymentsQuery, { payments: [...payments] }))
}
