import 'server-only'
import { isPaid } from '#schemas/shared/orders.ts'
import { withLock } from '#web/lib/lock.ts'
import type { Order } from '../order-document.ts'
import {
  changeOrder,
  type GivenNumbers,
  type OrderChange,
  type OrderHistoryEvent,
  type StockMove,
  type UseGuard,
} from '../order-store.ts'
import { readOrder } from '../queries.ts'
import { issueCreditNotes } from './credit-note-sums.ts'
import { readSequence } from './number-sequence.ts'

const lacksInvoice = ({ state, invoiceNumber }: Order): boolean => isPaid(state) && !invoiceNumber

const lacksCreditNote = ({ refunds }: Order): boolean =>
  (refunds ?? []).some(({ state, creditNote }) => state === 'made' && !creditNote)

/**
 * Changes an order and, in the same transaction, assigns missing numbers: of the invoice once it is paid, of a credit note for each
 * successful refund.
 *
 * @returns the changed order; undefined after a concurrent change: read the order again
 * @throws if the lake does not answer
 */
export async function changeAndNumberOrder(
  order: Order,
  change: OrderChange,
  history: readonly OrderHistoryEvent[] = [],
  moves: readonly StockMove[] = [],
  guards: readonly UseGuard[] = [],
): Promise<Order | undefined> {
  const after = { ...order, ...change }
  if (!lacksInvoice(after) && !lacksCreditNote(after))
    return (await changeOrder(order, change, history, moves, [], guards)) ? after : undefined
  return withLock(['numbers'], async () => {
    const { numbers, given } = await takeNextNumbers(after)
    const numbered = { ...change, ...numbers }
    const isDone = await changeOrder(order, numbered, history, moves, given, guards)
    return isDone ? { ...order, ...numbered } : undefined
  })
}

/** Returns the numbers that an order lacks, from the current sequences. Throws if the lake does not answer. */
async function takeNextNumbers(order: Order): Promise<{ numbers: OrderChange; given: GivenNumbers[] }> {
  const at = new Date().toISOString()
  const numbers: OrderChange = {}
  const given: GivenNumbers[] = []
  if (lacksInvoice(order)) {
    const sequence = await readSequence('invoices')
    Object.assign(numbers, { invoiceNumber: sequence.last + 1, invoicedAt: at } satisfies OrderChange)
    given.push({ sequence, count: 1 })
  }
  if (lacksCreditNote(order)) {
    const sequence = await readSequence('creditNotes')
    const { refunds, count } = issueCreditNotes(order, order.refunds ?? [], sequence.last, at)
    Object.assign(numbers, { refunds } satisfies OrderChange)
    given.push({ sequence, count })
  }
  return { numbers, given }
}

/**
 * Assigns the numbers that an existing order lacks. Throws if the lake does not answer.
 *
 * @returns false if the order was changed concurrently
 */
export async function assignMissingNumbers(id: string): Promise<boolean> {
  const order = await readOrder(id)
  if (!order || (!lacksInvoice(order) && !lacksCreditNote(order))) return true
  return (await changeAndNumberOrder(order, {})) !== undefined
}
