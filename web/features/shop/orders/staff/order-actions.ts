import 'server-only'
import type { z } from 'zod'
import type { Result } from '#web/lib/result.ts'
import type { Order, Staff } from '../order-document.ts'
import { planRequestedRefund } from '../refunds/refund-order.ts'
import { workReturn } from '../returns/work-return.ts'
import { planFulfillment } from './fulfill-order.ts'
import type { orderActionSchema } from './order-action-request.ts'
import { addNote, removeNote } from './order-notes.ts'
import { planResend } from './resend-mail.ts'
import { type OrderActionError, runStaffAction } from './run-staff-action.ts'

/** An action that Studio requests for an order. */
export type OrderAction = z.output<typeof orderActionSchema>

/** Fulfills, refunds or annotates an order, works on its returns, or resends a mail. An action with the same key runs once. */
export function runOrderAction(
  id: string,
  action: OrderAction,
  by: Staff,
): Promise<Result<Order, OrderActionError>> {
  switch (action.action) {
    case 'fulfil':
      return runStaffAction(id, (order) => planFulfillment(order, action, by))
    case 'refund':
      return runStaffAction(id, (order) => planRequestedRefund(order, action, by))
    case 'mail':
      return runStaffAction(id, (order) => planResend(order, action, by))
    case 'note':
      return addNote(id, action, by)
    case 'removeNote':
      return removeNote(id, action, by)
    case 'approveReturn':
    case 'receiveReturn':
    case 'refuseReturn':
    case 'refundReturn':
      return workReturn(id, action, by)
  }
}
