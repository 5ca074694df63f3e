import 'server-only'
import { readSequence } from '#web/content/number-sequence.ts'
import {
  changeOrder,
  readOrder,
  type GivenNumbers,
  type Happening,
  type Order,
  type OrderChange,
  type StockMove,
} from '#web/content/orders.ts'
import { giveCreditNotes } from '#web/lib/orders/credit-note.ts'
import { isPaid } from '#web/lib/orders/progress.ts'
import { inTurn } from './in-turn.ts'

const lacksInvoice = ({ state, invoiceNumber }: Order): boolean => isPaid(state) && !invoiceNumber

const lacksCreditNote = ({ refunds }: Order): boolean =>
  (refunds ?? []).some(({ state, creditNote }) => state === 'made' && !creditNote)

/**
 * Changes an order, and gives it with that the numbers it then lacks: of its invoice once it is paid, of a credit note for each refund that was
 * made. Others do the same at the same time: whoever was slower reads again.
 *
 * @returns the order as it is now; undefined where something was changed meanwhile. Throws where the lake cannot be asked
 */
export async function changeNumbered(
  order: Order,
  change: OrderChange,
  happenings: readonly Happening[] = [],
  moves: readonly StockMove[] = [],
): Promise<Order | undefined> {
  const after = { ...order, ...change }
  if (!lacksInvoice(after) && !lacksCreditNote(after))
    return (await changeOrder(order, change, happenings, moves)) ? after : undefined
  return inTurn('numbers', async () => {
    const { numbers, given } = await nextNumbers(after)
    const numbered = { ...change, ...numbers }
    const isDone = await changeOrder(order, numbered, happenings, moves, given)
    return isDone ? { ...order, ...numbered } : undefined
  })
}

/** The numbers an order lacks, as the sequences stand. Throws where the lake cannot be asked. */
async function nextNumbers(order: Order): Promise<{ numbers: OrderChange; given: GivenNumbers[] }> {
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
    const { refunds, count } = giveCreditNotes(order, order.refunds ?? [], sequence.last, at)
    Object.assign(numbers, { refunds } satisfies OrderChange)
    given.push({ sequence, count })
  }
  return { numbers, given }
}

/**
 * Gives an order of an earlier day the numbers it lacks. Throws where the lake cannot be asked.
 *
 * @returns false where it was changed meanwhile
 */
export async function numberOrder(id: string): Promise<boolean> {
  const order = await readOrder(id)
  if (!order || (!lacksInvoice(order) && !lacksCreditNote(order))) return true
  return (await changeNumbered(order, {})) !== undefined
}
