import 'server-only'
import { failure, type Result, success } from '#web/lib/result.ts'
import { createPendingMail } from '../mail/mails.ts'
import type { Order, Staff } from '../order-document.ts'
import { type ActionPlan, type OrderActionError, runStaffAction } from './run-staff-action.ts'

/** How an order was shipped. */
export interface Shipment {
  carrier?: string | undefined
  tracking?: string | undefined
}

/** Marks an order as shipped, or corrects its shipment. */
export const fulfillOrder = (
  id: string,
  shipment: Shipment,
  by: Staff,
): Promise<Result<Order, OrderActionError>> =>
  runStaffAction(id, (order) => planFulfillment(order, shipment, by))

/** Plans to mark an order as shipped and to mail the customer. Later corrections of the tracking number send no mail. */
function planFulfillment(order: Order, { carrier, tracking }: Shipment, by: Staff): ActionPlan {
  const hasPhysicalProduct = order.lines.some(({ kind }) => kind === 'physical')
  const { fulfilment } = order
  if (!hasPhysicalProduct || (order.state !== 'paid' && !(order.state === 'fulfilled' && fulfilment)))
    return failure('state')
  const shipment = { ...(carrier && { carrier }), ...(tracking && { tracking }) }
  if (!fulfilment) {
    const at = new Date().toISOString()
    const mails = [...(order.mails ?? []), createPendingMail({ _key: 'fulfilled', kind: 'fulfilled' }, at)]
    const change = { state: 'fulfilled' as const, fulfilment: { at, by, ...shipment }, mails }
    return success({ change, history: [{ event: 'fulfilled', by }] })
  }
  const { carrier: currentCarrier, tracking: currentTracking } = fulfilment
  if ((currentCarrier ?? '') === (carrier ?? '') && (currentTracking ?? '') === (tracking ?? ''))
    return success('done')
  return success({
    change: { fulfilment: { at: fulfilment.at, by: fulfilment.by, ...shipment } },
    history: [{ event: 'parcelChanged', by }],
  })
}
