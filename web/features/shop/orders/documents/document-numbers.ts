import 'server-only'
import { isPaid } from '#schemas/shared/orders.ts'
import { withLock } from '#web/lib/lock.ts'
import type { Order } from '../order-document.ts'
import { changeOrder, type GivenNumbers, type OrderChange, type OrderUpdate } from '../order-store.ts'
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
 * @returns the changed order; `conflict` after a concurrent change: read the order again
 * @throws if the lake does not respond
 */
export async function changeAndNumberOrder(
  order: Order,
  update: Omit<OrderUpdate, 'given'>,
): Promise<Order | 'conflict'> {
  const after = { ...order, ...update.change }
  if (!lacksInvoice(after) && !lacksCreditNote(after))
    return (await changeOrder(order, update)) ? after : 'conflict'
  return withLock(['numbers'], async () => {
    const { numbers, given } = await takeNextNumbers(after)
    const change = { ...update.change, ...numbers }
    return (await changeOrder(order, { ...update, change, given })) ? { ...order, ...change } : 'conflict'
  })
}

/** Returns the numbers that an order lacks, from the current sequences. Throws if the lake does not respond. */
async function takeNextNumbers(order: Order): Promise<{ numbers: OrderChange; given: GivenNumbers[] }> {
  const at = new Date().toISOString()
  const numbers: OrderChange = {}
  const given: GivenNumbers[] = []
  if (lacksInvoice(order)) {
    const sequence = await readSequence('invoices')
    numbers.invoiceNumber = sequence.last + 1
    numbers.invoicedAt = at
    given.push({ sequence, count: 1 })
  }
  if (lacksCreditNote(order)) {
    const sequence = await readSequence('creditNotes')
    const { refunds, count } = issueCreditNotes(order, order.refunds ?? [], sequence.last, at)
    numbers.refunds = refunds
    given.push({ sequence, count })
  }
  return { numbers, given }
}

/**
 * Assigns the numbers that an existing order lacks. Throws if the lake does not respond.
 *
 * @returns false if the order was changed concurrently
 */
export async function assignMissingNumbers(id: string): Promise<boolean> {
  const order = await readOrder(id)
  if (!order || (!lacksInvoice(order) && !lacksCreditNote(order))) return true
  return (await changeAndNumberOrder(order, { change: {} })) !== 'conflict'
}
