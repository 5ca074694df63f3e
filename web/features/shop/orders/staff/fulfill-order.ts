import 'server-only'
import { failure, success } from '#web/lib/result.ts'
import { withMail } from '../mail/mails.ts'
import type { Order, Staff } from '../order-document.ts'
import type { ActionOf, ActionPlan } from './order-action-request.ts'

/** Plans to mark an order as shipped and to mail the customer, or to correct its shipment, which sends no mail. */
export function planFulfillment(
  order: Order,
  { carrier, tracking }: ActionOf<'fulfil'>,
  by: Staff,
): ActionPlan {
  const hasPhysicalProduct = order.lines.some(({ kind }) => kind === 'physical')
  const { fulfilment } = order
  if (!hasPhysicalProduct || (order.state !== 'paid' && !(order.state === 'fulfilled' && fulfilment)))
    return failure('state')
  const shipment = { ...(carrier && { carrier }), ...(tracking && { tracking }) }
  if (!fulfilment) {
    const at = new Date().toISOString()
    const mails = withMail(order, { _key: 'fulfilled', kind: 'fulfilled' }, at)
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
