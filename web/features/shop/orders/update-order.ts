import 'server-only'
import { failure, type Result, success } from '#web/lib/result.ts'
import { retryOnConflict } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { type Order, type OrderNote, orderNotesSchema, orderSchema } from './order-document.ts'
import { changeOrder, type OrderUpdate } from './order-store.ts'

/** What to change of an order, `done` if nothing needs to change, or why it must not be changed. */
export type OrderPlan<Failure> = Result<OrderUpdate | 'done', Failure>

/**
 * Updates an order: reads it, plans the change and writes it onto the revision that was read. After a concurrent change it reads and plans
 * again, so a plan may be called several times.
 *
 * @param plan gets the order and the notes of the staff, which `Order` leaves out
 * @returns the updated order, `missing`, or the error of the plan
 * @throws if the lake does not respond or other changes are always faster
 */
export function updateOrder<Failure = never>(
  id: string,
  plan: (order: Order, notes: readonly OrderNote[]) => OrderPlan<Failure>,
): Promise<Result<Order, Failure | 'missing'>> {
  return retryOnConflict<Result<Order, Failure | 'missing'>>(async () => {
    const document = await privateClient().getDocument(id)
    if (document?._type !== 'order') return failure('missing')
    const order = orderSchema.parse(document)
    const planned = plan(order, orderNotesSchema.parse(document).notes ?? [])
    if (!planned.ok) return planned
    if (planned.value === 'done') return success(order)
    const { notes: _, ...change } = planned.value.change
    return (await changeOrder(order, planned.value)) ? success({ ...order, ...change }) : 'conflict'
  })
}
