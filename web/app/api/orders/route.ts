import { authenticateRequest } from '#web/features/account/session/session.ts'
import { createOrder } from '#web/features/shop/checkout/create-order.ts'
import { orderRequestSchema } from '#web/features/shop/checkout/order-request.ts'
import {
  callerErrorResponse,
  cartErrorResponse,
  orderErrorResponse,
} from '#web/features/shop/checkout/order-responses.ts'
import { createRateLimit } from '#web/lib/rate-limit.ts'
import { parseJsonBody } from '#web/lib/request-body.ts'

/** Requests of one customer in ten minutes, successful or not. */
const limit = createRateLimit('orders', 20, 600_000)

/** Fifty line items need a third of this. */
const MOST_BYTES = 16_384

/**
 * Creates an order and its checkout session from the body of `orderRequestSchema`. The caller sends a bearer ID token, or the session cookie from a page of this site.
 *
 * Responds with `{ url, orderId }`, or with `{ error, message, retryable }`:
 * - 401, 403: the caller; 413, 422: the body; 429 with `retry-after`
 * - 409: `vanished`, `stock` and `limit` with `products`, `price` with `payable`, `discount` with `code` and `reason`, `currency`,
 *   `amount`, `delivery`, `openOrders`, `closed`
 * - 502 `payment`: Stripe fails; 503: the lake or the identity service does not respond
 */
export async function POST(request: Request): Promise<Response> {
  const caller = await authenticateRequest(request)
  if (!caller.ok) return callerErrorResponse(caller.error)
  const waitMs = await limit.take(caller.value.uid)
  if (waitMs > 0) return orderErrorResponse({ kind: 'tooMany', waitMs })
  const order = await parseJsonBody(request, orderRequestSchema, MOST_BYTES)
  if (!order.ok) return cartErrorResponse({ ...order.error })
  const created = await createOrder(caller.value, order.value)
  return created.ok
    ? Response.json(created.value, { headers: { 'cache-control': 'no-store' } })
    : orderErrorResponse(created.error)
}
