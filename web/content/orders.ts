import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { OrderEvent } from '#schemas/shared/orders.ts'
import { commitGuarded } from './commit-guarded.ts'
import { countOn, type NumberSequence } from './number-sequence.ts'
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
  | 'invoicedAt'
  | 'shipping'
  | 'fulfilment'
  | 'refunds'
  | 'returned'
  | 'mail'
  | 'mails'
  | 'history'
>

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
  if (await commitGuarded(transaction)) return 'created'
  return (await readOrder(order._id)) ? 'exists' : 'conflict'
}

/** Fields of an order that change. */
export type OrderChange = Partial<
  Pick<
    Order,
    | 'state'
    | 'holdsStock'
    | 'isWaiting'
    | 'payment'
    | 'invoiceNumber'
    | 'invoicedAt'
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

/** Numbers that are given with a change: of which sequence, as it was read, and how many. */
export interface GivenNumbers {
  sequence: NumberSequence
  count: number
}

/**
 * Changes an order that is still as it was read, moves goods into the stock or out of it, and counts on what numbers it is given: all or
 * nothing, so that no number is given twice or left out.
 *
 * @returns false where the order, a count that is taken from, or a sequence was changed meanwhile: read them again
 * @throws where the lake cannot be asked
 */
export async function changeOrder(
  order: Order,
  change: OrderChange,
  happenings: readonly Happening[] = [],
  moves: readonly StockMove[] = [],
  given: readonly GivenNumbers[] = [],
): Promise<boolean> {
  const at = new Date().toISOString()
  const known = await readCounts(moves.map(({ inventoryId }) => inventoryId))
  const transaction = privateClient()
    .transaction()
    .patch(order._id, (patch) => {
      const changed = patch.ifRevisionId(order._rev).set(change)
      const entries = happenings.map((happening, index) => entry(happening, at, index))
      return entries.length > 0 ? changed.setIfMissing({ history: [] }).append('history', entries) : changed
    })
  // A count that was deleted meanwhile takes nothing back.
  for (const { inventoryId, pieces, revision } of moves.filter((move) => known.has(move.inventoryId)))
    transaction.patch(inventoryId, (patch) =>
      (revision === undefined ? patch : patch.ifRevisionId(revision)).inc({ available: pieces }),
    )
  for (const { sequence, count } of given) countOn(transaction, sequence, count)
  return commitGuarded(transaction)
}

/** The id of a product's count. */
export const inventoryIdOf = (product: string): string => `inventory-${product}`
