import { orderActionRequestSchema } from '#schemas/shared/order-action-request.ts'
import { actionErrorResponse, identifyStaff } from '#web/features/shop/orders/staff/order-action-responses.ts'
import { runOrderAction } from '#web/features/shop/orders/staff/order-actions.ts'
import { parseJsonBody } from '#web/lib/request-body.ts'
import { respondToPreflight, studioErrorResponse, studioHeaders } from '#web/lib/studio-responses.ts'

interface Properties {
  params: Promise<{ order: string }>
}

/** Fifty lines are a third of this. */
const MOST_BYTES = 16_384

export const OPTIONS = (request: Request): Response => respondToPreflight(request, 'POST')

/**
 * Runs an order action for a Studio user, whose lake token must allow changes of orders. Responds with `{ state }`. 401: the token;
 * 403: the origin or the user's permissions; 404: no such order; 409: the order's state, with the reason; 413, 422: the body; 503: retry.
 */
export async function POST(request: Request, { params }: Properties): Promise<Response> {
  const { order: id } = await params
  const staff = await identifyStaff(request, id)
  if (staff instanceof Response) return staff
  const action = await parseJsonBody(request, orderActionRequestSchema, MOST_BYTES)
  if (!action.ok) return studioErrorResponse(action.error.status, action.error.error, action.error.message)
  const result = await runOrderAction(id, action.value, staff)
  if (!result.ok) return actionErrorResponse(result.error)
  return Response.json({ state: result.value.state }, { headers: studioHeaders() })
}
