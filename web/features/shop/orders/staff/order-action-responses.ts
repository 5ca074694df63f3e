import { bearerToken } from '#web/lib/secrets.ts'
import { isFromStudio, studioErrorResponse } from '#web/lib/studio-responses.ts'
import type { StudioUserError } from '#web/sanity/client/studio-user.ts'
import type { Staff } from '../order-document.ts'
import { isOrderId } from '../order-id.ts'
import type { OrderActionError } from './order-actions.ts'
import { readStaff } from './staff.ts'

const STAFF_ERRORS: Record<StudioUserError, { status: number; message: string }> = {
  unauthorized: { status: 401, message: 'Sign in to Studio again.' },
  forbidden: { status: 403, message: 'Your role doesn’t allow this.' },
  missing: { status: 404, message: 'This order doesn’t exist.' },
  unavailable: { status: 503, message: 'Your permissions couldn’t be checked. Try again in a moment.' },
}

const ACTION_ERRORS: Record<OrderActionError, { status: number; message: string }> = {
  missing: STAFF_ERRORS.missing,
  state: {
    status: 409,
    message:
      'The order has changed, and this is no longer possible. Close this window and look at the order again.',
  },
  nothing: { status: 409, message: 'There’s nothing left to refund or resend.' },
  unknownLine: { status: 409, message: 'The order doesn’t contain this product.' },
  tooMany: { status: 409, message: 'You can’t refund more units than are left.' },
  tooMuch: {
    status: 409,
    message: 'This is more than what’s left of the payment. Refund the rest of the order instead.',
  },
  unpayable: { status: 409, message: 'Cards can’t be refunded this amount. Enter a rounder one.' },
  unavailable: {
    status: 503,
    message: 'The shop or the payment service isn’t responding. Try again: nothing is done twice.',
  },
}

/** Returns the Studio user of a request who may change an order, or an error response for other callers. */
export async function identifyStaff(request: Request, orderId: string): Promise<Staff | Response> {
  if (!isFromStudio(request)) return studioErrorResponse(403, 'origin', 'Orders are worked on from Studio.')
  const token = bearerToken(request.headers.get('authorization'))
  if (!token) return staffErrorResponse('unauthorized')
  if (!isOrderId(orderId)) return actionErrorResponse('missing')
  const staff = await readStaff(token, orderId)
  return staff.ok ? staff.value : staffErrorResponse(staff.error)
}

const staffErrorResponse = (error: StudioUserError): Response =>
  studioErrorResponse(STAFF_ERRORS[error].status, error, STAFF_ERRORS[error].message)

/** Returns the response to an order action that failed. */
export const actionErrorResponse = (error: OrderActionError): Response =>
  studioErrorResponse(ACTION_ERRORS[error].status, error, ACTION_ERRORS[error].message)
