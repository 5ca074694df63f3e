import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { OrderEvent } from '#schemas/shared/orders.ts'
import { INVOICE_SEQUENCE_ID, type InvoiceSequence } from './invoice-sequence.ts'
import { OrderDocument } from './order-document.ts'
import { privateClient } from './private-client.ts'

/** An order as it is kept; amounts in minor units of its currency. */
export type Order = z.output<typeof OrderDocument>

/** A refund of an order. */
export type Refund = NonNullable<Order['refunds']>[number]

/** A mail to the customer beside the confirmation, or another copy of it. */
export type FurtherMail = NonNullable<Order['mails']>[number]

/** Somebody who works in Studio, as orders name them. */
export type Staff = NonNullable<NonNullable<Order['fulfilment']>['by']>

/** Something that happened to an order: by whom, where it was somebody, and to which of its refunds. */
export interface Happening {
  event: OrderEvent
  by?: Staff | undefined
  refund?: string | undefined
}

/** An order that is to be kept. */
export type NewOrder = Omit<
  Order,
  | '_rev'
  | 'payment'
  | 'invoiceNumber'
  | 'shipping'
  | 'fulfilment'
  | 'refunds'
  | 'returned'
  | 'mail'
  | 'mails'
  | 'history'
>

/** Whether the lake refused a write because something else was written in between. */
const isConflict = (error: unknown): boolean => (error as { statusCode?: unknown } | null)?.statusCode === 409

/** An order, whoever asks: callers look whose it is. Null for none. Throws where the lake cannot be asked. */
export async function readOrder(id: string): Promise<Order | null> {
  const document = await privateClient().getDocument(id)
  return document?._type === 'order' ? OrderDocument.parse(document) : null
}

/** A count of goods that an order takes from, as it was read. */
export interface Reservation {
  inventoryId: string
  revision: string
  quantity: number
}

/**
 * Keeps an order and takes its goods out of the stock, both or neither. Each count must still be as it was read.
 *
 * @returns `exists` where the order is kept already, `conflict` where a count has changed meanwhile
 * @throws where the lake cannot be asked
 */
export async function createOrder(
  order: NewOrder,
  reservations: readonly Reservation[],
): Promise<'created' | 'exists' | 'conflict'> {
  const history = [entry({ event: 'placed' }, order.placedAt)]
  const transaction = privateClient()
    .transaction()
    .create({ ...order, _type: 'order', history })
  for (const { inventoryId, revision, quantity } of reservations)
    transaction.patch(inventoryId, (patch) => patch.ifRevisionId(revision).dec({ available: quantity }))
  try {
    await transaction.commit()
    return 'created'
  } catch (error) {
    if (!isConflict(error)) throw error
    return (await readOrder(order._id)) ? 'exists' : 'conflict'
  }
}

/** Fields of an order that change. */
export type OrderChange = Partial<
  Pick<
    Order,
    | 'state'
    | 'holdsStock'
    | 'isWaiting'
    | 'payment'
    | 'shipping'
    | 'fulfilment'
    | 'refunds'
    | 'returned'
    | 'mail'
    | 'mails'
  >
>

/** Goods that go back into a count (`pieces` above 0), or out of it as it was read (below 0, with its revision). */
export interface StockMove {
  inventoryId: string
  pieces: number
  revision?: string
}

const countsQuery = defineQuery(`*[_type == "inventory" && _id in $ids] { _id, _rev, available }`)

/** Counts of goods by their ids, as they are at this moment; those that are not there are left out. Throws where the lake cannot be asked. */
export async function readCounts(
  ids: readonly string[],
): Promise<Map<string, { revision: string; available: number }>> {
  const Counts = z.array(
    z.object({ _id: z.string(), _rev: z.string(), available: z.number().int().catch(0) }),
  )
  const counts = Counts.parse(
    ids.length > 0 ? await privateClient().fetch<unknown>(countsQuery, { ids }) : [],
  )
  return new Map(counts.map(({ _id, _rev, available }) => [_id, { revision: _rev, available }]))
}

const entry = ({ event, by, refund }: Happening, at: string, index = 0) => ({
  _key: `${event}-${Date.parse(at).toString(36)}${index > 0 ? `-${index}` : ''}`,
  at,
  event,
  ...(by && { by }),
  ...(refund && { refund }),
})

/**
 * Changes an order that is still as it was read, moves goods into the stock or out of it, and gives it the next invoice number where the
 * sequence of them is named: all or nothing, so that no number is given twice or left out.
 *
 * @returns false where the order, a count that is taken from, or the sequence was changed meanwhile: read them again
 * @throws where the lake cannot be asked
 */
export async function changeOrder(
  order: Order,
  change: OrderChange,
  happenings: readonly Happening[] = [],
  moves: readonly StockMove[] = [],
  invoices?: InvoiceSequence,
): Promise<boolean> {
  const at = new Date().toISOString()
  const known = await readCounts(moves.map(({ inventoryId }) => inventoryId))
  const next = invoices && invoices.last + 1
  const transaction = privateClient()
    .transaction()
    .patch(order._id, (patch) => {
      const changed = patch
        .ifRevisionId(order._rev)
        .set({ ...change, ...(next !== undefined && { invoiceNumber: next }) })
      const entries = happenings.map((happening, index) => entry(happening, at, index))
      return entries.length > 0 ? changed.setIfMissing({ history: [] }).append('history', entries) : changed
    })
  // A count that was deleted meanwhile takes nothing back.
  for (const { inventoryId, pieces, revision } of moves.filter((move) => known.has(move.inventoryId)))
    transaction.patch(inventoryId, (patch) =>
      (revision === undefined ? patch : patch.ifRevisionId(revision)).inc({ available: pieces }),
    )
  // Whoever has read the same count before is refused.
  if (invoices?.revision === null)
    transaction.create({ _id: INVOICE_SEQUENCE_ID, _type: 'invoiceSequence', last: next })
  else if (invoices)
    transaction.patch(INVOICE_SEQUENCE_ID, (patch) =>
      patch.ifRevisionId(invoices.revision ?? '').set({ last: next }),
    )
  try {
    await transaction.commit()
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}

/** The id of a product's count. */
export const inventoryIdOf = (product: string): string => `inventory-${product}`

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
  "mails": *[_type == "order" && (mail.state == "waiting" && mail.nextAttemptAt <= $now || count(mails[state == "waiting" && nextAttemptAt <= $now]) > 0)] | order(placedAt asc) [0...50]._id
}`)

/**
 * Orders that somebody must look after: those that have waited for their payment since before a time, those with a refund that is still to be
 * made, and those with a mail that is due.
 * Throws where the lake cannot be asked.
 */
export async function ordersToLookAfter(
  now: Date,
  before: Date,
): Promise<{ pending: string[]; refunds: string[]; mails: string[] }> {
  const params = { now: now.toISOString(), before: before.toISOString() }
  return z
    .object({ pending: z.array(z.string()), refunds: z.array(z.string()), mails: z.array(z.string()) })
    .parse(await privateClient().fetch<unknown>(lookAfterQuery, params))
}

const pendingOrdersQuery = defineQuery(
  `*[_type == "order" && customer.uid == $uid && state == "pending"]._id`,
)

/** Orders of a customer that wait for their payment. Throws where the lake cannot be asked. */
export async function pendingOrdersOf(uid: string): Promise<string[]> {
  return z.array(z.string()).parse(await privateClient().fetch<unknown>(pendingOrdersQuery, { uid }))
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
