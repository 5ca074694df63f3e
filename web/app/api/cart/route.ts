import { currentCustomer } from '#web/features/account/session/session.ts'
import { checkCart } from '#web/features/shop/cart/queries.ts'
import { cartRequestSchema } from '#web/features/shop/cart/request.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { logError } from '#web/lib/log-error.ts'
import { callerKey, createRateLimit } from '#web/lib/rate-limit.ts'
import { parseJsonBody } from '#web/lib/request-body.ts'

/** Requests per client address and minute; a shopper sends one or two per page. */
const limit = createRateLimit('cart', 120, 60_000)

/** Requests with codes per client address, so that codes cannot be guessed. */
const codeLimit = createRateLimit('codes', 60, 600_000)

/** A cart of fifty lines is a third of this. */
const MOST_BYTES = 16_384

const tooManyResponse = (waitMs: number) => {
  const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) }
  return errorResponse(429, 'tooMany', 'Too many requests: wait a moment.', headers)
}

/**
 * Returns the current data of a cart: `{ locale, items: [{ productId, quantity }], codes? }`. Titles, prices and stock never come from the browser.
 *
 * Responds with a `CheckedCart`. 413 `tooLarge`, 422 `invalid`: the body; 429 `tooMany` with `retry-after` in seconds; 503
 * `unreachable`: the lake does not respond.
 */
export async function POST(request: Request): Promise<Response> {
  const caller = callerKey(request.headers.get('x-forwarded-for'))
  const wait = await limit.take(caller)
  if (wait > 0) return tooManyResponse(wait)
  const cart = await parseJsonBody(request, cartRequestSchema, MOST_BYTES)
  if (!cart.ok) return errorResponse(cart.error.status, cart.error.error, cart.error.message)
  try {
    const hasTriedTooMany = cart.value.codes.length > 0 && (await codeLimit.take(caller)) > 0
    const customer = await currentCustomer({ checkRevoked: false }).catch(() => null)
    const checked = await checkCart(cart.value, { uid: customer?.uid ?? '', hasTriedTooMany }, Date.now())
    return Response.json(checked, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    logError('A cart could not be checked.', error)
    return errorResponse(503, 'unreachable', 'The cart cannot be checked at the moment.')
  }
}
