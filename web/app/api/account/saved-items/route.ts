import { itemChangesSchema } from '#web/features/account/saved-items/item-changes.ts'
import { saveItems } from '#web/features/account/saved-items/save-items.ts'
import { authenticateRequest } from '#web/features/account/session/session.ts'
import { getShopSettings } from '#web/features/shop/cart/queries.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { logError } from '#web/lib/log-error.ts'
import { parseJsonBody } from '#web/lib/request-body.ts'
import { IDENTITY_ERROR_STATUS, type IdentityError } from '#web/vendors/firebase/customer.ts'

/** Fifty changes of each kind are half of this. */
const MOST_BYTES = 32_768

const callerErrorResponse = (error: IdentityError): Response =>
  errorResponse(IDENTITY_ERROR_STATUS[error], error, 'Sign in, from a page of this site.')

/**
 * Applies what changed in a browser, `{ account, set, removed, wished, unwished }`, to the cart and the wishlist of the account and returns both:
 * `{ account, cart, wishlist }`. Without changes it returns what other browsers saved. 401, 403, 413, 422; 503 with `retry-after` in an outage.
 */
export async function POST(request: Request): Promise<Response> {
  const caller = await authenticateRequest(request)
  if (!caller.ok) return callerErrorResponse(caller.error)
  const sent = await parseJsonBody(request, itemChangesSchema, MOST_BYTES)
  if (!sent.ok) return errorResponse(sent.error.status, sent.error.error, sent.error.message)
  try {
    const { detailLimit } = await getShopSettings()
    const items = await saveItems(caller.value, sent.value, detailLimit)
    return Response.json(items, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    logError('Cart and wishlist of an account could not be saved.', error)
    const message = 'Cart and wishlist cannot be saved at the moment.'
    return errorResponse(503, 'unavailable', message, { 'retry-after': '10' })
  }
}
