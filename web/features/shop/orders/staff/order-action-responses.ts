import { environment } from '#web/env.ts'
import { bearerToken } from '#web/lib/secrets.ts'
import type { Staff } from '../order-document.ts'
import { isOrderId } from '../order-id.ts'
import type { OrderActionError } from './run-staff-action.ts'
import { readStaff, type StaffError } from './staff.ts'

/** Allows Studio's origin only. Studio authenticates by a token, never by a cookie. */
export const corsHeaders = () => ({
  'access-control-allow-origin': environment().STUDIO_URL,
  vary: 'Origin',
  'cache-control': 'no-store',
})

/** Answers a CORS preflight request for a method; 403 to other origins than Studio’s. */
export function answerPreflight(request: Request, method: 'GET' | 'POST'): Response {
  const isStudio = request.headers.get('origin') === environment().STUDIO_URL
  return new Response(null, {
    status: isStudio ? 204 : 403,
    headers: {
      ...corsHeaders(),
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '600',
    },
  })
}

/** Answers Studio with an error. */
export const refuse = (status: number, error: string, message: string) =>
  Response.json({ error, message }, { status, headers: corsHeaders() })

const STAFF_ERRORS: Record<StaffError, { status: number; message: string }> = {
  unauthorized: { status: 401, message: 'Sign in to Studio again.' },
  forbidden: { status: 403, message: 'Your role doesn’t allow this.' },
  missing: { status: 404, message: 'This order doesn’t exist.' },
  unavailable: { status: 503, message: 'The content lake isn’t responding. Try again in a moment.' },
}

const ACTION_ERRORS: Record<OrderActionError, { status: number; message: string }> = {
  missing: STAFF_ERRORS.missing,
  state: { status: 409, message: 'The state of the order doesn’t allow this any more.' },
  nothing: { status: 409, message: 'There’s nothing left to refund or resend.' },
  unknownLine: { status: 409, message: 'The order doesn’t contain this product.' },
  tooMany: { status: 409, message: 'You can’t refund more units than are left.' },
  tooMuch: {
    status: 409,
    message: 'This is more than what’s left of the payment. Refund the rest of the order instead.',
  },
  unpayable: { status: 409, message: 'Cards can’t be refunded this amount. Round it to two decimals.' },
  unavailable: {
    status: 503,
    message: 'The shop or the payment service isn’t responding. Try again: nothing is done twice.',
  },
}

/** Returns the Studio user of a request who may change an order, or the answer to anybody else. */
export async function identifyStaff(request: Request, orderId: string): Promise<Staff | Response> {
  if (request.headers.get('origin') !== environment().STUDIO_URL)
    return refuse(403, 'origin', 'Orders are worked on from Studio.')
  const token = bearerToken(request.headers.get('authorization'))
  if (!token) return refuseStaff('unauthorized')
  if (!isOrderId(orderId)) return refuseAction('missing')
  const staff = await readStaff(token, orderId)
  return staff.ok ? staff.value : refuseStaff(staff.error)
}

const refuseStaff = (error: StaffError): Response =>
  refuse(STAFF_ERRORS[error].status, error, STAFF_ERRORS[error].message)

/** Answers that an order action failed. */
export const refuseAction = (error: OrderActionError): Response =>
  refuse(ACTION_ERRORS[error].status, error, ACTION_ERRORS[error].message)
