import 'server-only'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import type { Order, OrderNote, Staff } from '../order-document.ts'
import { type OrderPlan, updateOrder } from '../update-order.ts'
import type { OrderActionError } from './run-staff-action.ts'

/** Adds a note to an order. The same key is added once. */
export const addNote = (
  id: string,
  { text, key }: { text: string; key: string },
  by: Staff,
): Promise<Result<Order, OrderActionError>> =>
  changeNotes(id, (notes) => {
    if (notes.some(({ _key }) => _key === key)) return success('done')
    return success({ change: { notes: [...notes, { _key: key, at: new Date().toISOString(), by, text }] } })
  })

/** Removes a note. The history keeps who did it, but not the text. */
export const removeNote = (
  id: string,
  { key }: { key: string },
  by: Staff,
): Promise<Result<Order, OrderActionError>> =>
  changeNotes(id, (notes) => {
    const rest = notes.filter(({ _key }) => _key !== key)
    if (rest.length === notes.length) return success('done')
    return success({ change: { notes: rest }, history: [{ event: 'noteRemoved', by }] })
  })

/** Changes the notes of an order. Works while the payment service is down. */
async function changeNotes(
  id: string,
  plan: (notes: readonly OrderNote[]) => OrderPlan<never>,
): Promise<Result<Order, OrderActionError>> {
  try {
    return await updateOrder(id, (_order, notes) => plan(notes))
  } catch (error) {
    logError(`The notes of ${id} could not be changed.`, error)
    return failure('unavailable')
  }
}
