import 'server-only'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { type Order, type OrderNote, orderNotesSchema, orderSchema, type Staff } from '../order-document.ts'
import { changeOrder, type OrderHistoryEvent } from '../order-store.ts'
import type { OrderActionError } from './run-staff-action.ts'

const MAX_ATTEMPTS = 8

/** The notes of an order after a change, with its history event. */
interface NotesChange {
  notes: OrderNote[]
  history?: OrderHistoryEvent[]
}

/** Adds a note to an order. The same key is added once. */
export const addNote = (
  id: string,
  { text, key }: { text: string; key: string },
  by: Staff,
): Promise<Result<Order, OrderActionError>> =>
  changeNotes(id, (notes) =>
    notes.some(({ _key }) => _key === key)
      ? 'done'
      : { notes: [...notes, { _key: key, at: new Date().toISOString(), by, text }] },
  )

/** Removes a note. The history keeps who did it, but not the text. */
export const removeNote = (
  id: string,
  { key }: { key: string },
  by: Staff,
): Promise<Result<Order, OrderActionError>> =>
  changeNotes(id, (notes) => {
    const rest = notes.filter(({ _key }) => _key !== key)
    return rest.length === notes.length ? 'done' : { notes: rest, history: [{ event: 'noteRemoved', by }] }
  })

/**
 * Changes the notes of an order on the revision that was read. Works while the payment service is down.
 *
 * @param change returns `done` if an earlier request has made the change
 */
async function changeNotes(
  id: string,
  change: (notes: readonly OrderNote[]) => NotesChange | 'done',
): Promise<Result<Order, OrderActionError>> {
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const document = await privateClient().getDocument(id)
      if (document?._type !== 'order') return failure('missing')
      const order = orderSchema.parse(document)
      const changed = change(orderNotesSchema.parse(document).notes ?? [])
      if (changed === 'done') return success(order)
      if (await changeOrder(order, { notes: changed.notes }, changed.history)) return success(order)
    }
    return failure('unavailable')
  } catch (error) {
    logError(`The notes of ${id} could not be changed.`, error)
    return failure('unavailable')
  }
}
