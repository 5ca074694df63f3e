import 'server-only'
import type { Customer } from '#schemas/shared/documents.generated.ts'
import { canBecome, type OrderEvent } from '#schemas/shared/orders.ts'
import { getCustomerId } from '#web/features/account/queries.ts'
import { toStoredLine } from '#web/features/account/saved-items/save-items.ts'
import type { SavedLine } from '#web/features/account/saved-items/saved-items.ts'
import { commitGuarded, setGuarded, type Transaction } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { advanceSequence, type NumberSequence } from './documents/number-sequence.ts'
import { type Order, type OrderNote, orderSchema, type Staff } from './order-document.ts'
import { readCounts } from './queries.ts'
import type { OrderCopy } from './reconciliation/order-copy.ts'

/** An event for the history of an order, with its author and refund if it has them. */
export interface OrderHistoryEvent {
  event: OrderEvent
  by?: Staff | undefined
  refund?: string | undefined
}

/** An order to create: what never changes, and how it starts. */
export type NewOrder = OrderCopy & Pick<Order, '_id' | 'state' | 'reclaimableAt' | 'holdsStock' | 'isWaiting'>

/** Fields of an order that can change. */
export type OrderChange = Partial<
  Omit<Order, '_id' | '_rev' | 'history' | 'number' | 'placedAt' | 'locale' | 'customer' | 'currency'>
>

/** Units that are returned to a stock count (`quantity` above 0), or taken from it (below 0, with the revision that was read). */
export interface StockMove {
  inventoryId: string
  quantity: number
  revision?: string
}

/** The document that concurrent orders with one limited discount or gift card conflict on; null before its first use. */
export interface UseGuard {
  id: string
  type: 'discountUses' | 'giftCardUses'
  revision: string | null
}

/** Numbers that an update assigns: their sequence as it was read, and how many. */
export interface GivenNumbers {
  sequence: NumberSequence
  count: number
}

/** What is written together: the changed fields of an order, the notes of the staff, which `Order` leaves out, and what follows from them. */
export interface OrderUpdate {
  change: OrderChange & { notes?: readonly OrderNote[] }
  history?: readonly OrderHistoryEvent[]
  moves?: readonly StockMove[]
  given?: readonly GivenNumbers[]
  guards?: readonly UseGuard[]
  /** The customer's cart without what was paid; it belongs to the revision that was read. */
  savedCart?: { revision: string; cart: readonly SavedLine[] } | undefined
}

/** Adds stock moves to a transaction, which fails if a count was changed since its revision was read. */
function moveStock(transaction: Transaction, moves: readonly StockMove[]): void {
  for (const { inventoryId, quantity, revision } of moves)
    transaction.patch(inventoryId, (patch) =>
      (revision === undefined ? patch : patch.ifRevisionId(revision)).inc({ available: quantity }),
    )
}

/** Makes a transaction fail if another order has used the same discounts or gift card since. */
function guardUses(transaction: Transaction, guards: readonly UseGuard[], lastOrderAt: string): void {
  for (const { id, type, revision } of guards)
    setGuarded(transaction, { _id: id, _type: type }, revision, { lastOrderAt })
}

/**
 * Creates an order and reserves its stock in one transaction, guarded by the revisions of the counts, of the customer's document and of its
 * limited discounts and gift card. Concurrent orders of one customer, discount or card therefore conflict, so that each sees the other.
 *
 * @param customerRevision null if the customer's document does not exist yet
 * @returns null after a concurrent change, or if the order already exists
 * @throws if the lake does not respond
 */
export async function insertOrder(
  order: NewOrder,
  reserved: readonly StockMove[],
  customerRevision: string | null,
  guards: readonly UseGuard[],
): Promise<Order | null> {
  const history = [toHistoryEntry({ event: 'placed' }, order.placedAt)]
  const transaction = privateClient()
    .transaction()
    .create({ ...order, _type: 'order', history })
  moveStock(transaction, reserved)
  const { uid, email, name } = order.customer
  const customer = { lastOrderAt: order.placedAt, email, ...(name && { name }) } satisfies Partial<Customer>
  setGuarded(transaction, { _id: getCustomerId(uid), _type: 'customer' }, customerRevision, customer)
  guardUses(transaction, guards, order.placedAt)
  let documents: { _id: string }[] = []
  const isCommitted = await commitGuarded({
    commit: async () => {
      documents = await transaction.commit({ returnDocuments: true })
    },
  })
  return isCommitted ? orderSchema.parse(documents.find(({ _id }) => _id === order._id)) : null
}

/**
 * Recreates an order that the lake has lost, as it was when its payment page was opened. Its stock is reserved again when its payment is
 * confirmed.
 *
 * @returns false if the order exists
 * @throws if the lake does not respond
 */
export function restoreOrder(id: string, copy: OrderCopy, sessionId: string): Promise<boolean> {
  const history = [
    toHistoryEntry({ event: 'placed' }, copy.placedAt),
    toHistoryEntry({ event: 'restored' }, new Date().toISOString()),
  ]
  const progress = { state: 'pending', holdsStock: false, isWaiting: false }
  const order = { ...copy, ...progress, payment: { sessionId }, history }
  const transaction = privateClient()
    .transaction()
    .create({ ...order, _id: id, _type: 'order' })
  return commitGuarded(transaction)
}

const toHistoryEntry = ({ event, by, refund }: OrderHistoryEvent, at: string, index = 0) => ({
  _key: `${event}-${Date.parse(at).toString(36)}${index > 0 ? `-${index}` : ''}`,
  at,
  event,
  ...(by && { by }),
  ...(refund && { refund }),
})

/**
 * Changes an order, stock counts and number sequences in one transaction, so that no number is assigned twice or skipped.
 *
 * @returns false after a concurrent change of the order, a reserved count, a sequence or a guard: read them again
 * @throws if the lake does not respond
 */
export async function changeOrder(
  order: Order,
  { change, history = [], moves = [], given = [], guards = [], savedCart }: OrderUpdate,
): Promise<boolean> {
  if (change.state && change.state !== order.state && !canBecome(order.state, change.state))
    throw new Error(`An order cannot change from ${order.state} to ${change.state}.`)
  const at = new Date().toISOString()
  const known = await readCounts(moves.map(({ inventoryId }) => inventoryId))
  const transaction = privateClient()
    .transaction()
    .patch(order._id, (patch) => {
      const changed = patch.ifRevisionId(order._rev).set(change)
      const entries = history.map((event, index) => toHistoryEntry(event, at, index))
      return entries.length > 0 ? changed.setIfMissing({ history: [] }).append('history', entries) : changed
    })
  // Skips counts that have been deleted.
  moveStock(
    transaction,
    moves.filter(({ inventoryId }) => known.has(inventoryId)),
  )
  for (const { sequence, count } of given) advanceSequence(transaction, sequence, count)
  guardUses(transaction, guards, at)
  if (savedCart)
    transaction.patch(getCustomerId(order.customer.uid), (patch) =>
      patch.ifRevisionId(savedCart.revision).set({ cart: savedCart.cart.map(toStoredLine) }),
    )
  return commitGuarded(transaction)
}
