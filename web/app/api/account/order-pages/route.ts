import { currentCustomer } from '#web/features/account/session/session.ts'
import { isPrivate } from '#web/features/routing/decide-route.ts'
import {
  hasOrderPage,
  hasTrackingPage,
  namesOrder,
  orderPageSchema,
} from '#web/features/shop/orders/order-pages.ts'
import { logError } from '#web/lib/log-error.ts'

const respond = (status: 204 | 401 | 404 | 503): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Checks whether the signed-in customer may see a page of an order: `?path=` without language, `order=`, `refund=` and `key=` as in the
 * page's query. The proxy requests it before such a page starts, so that the page can have status 404.
 *
 * Responds 204 if the page exists; 404 otherwise, also for another customer's order; 401 without a session; 503 in an outage.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const { data: page } = orderPageSchema.safeParse({
    path: searchParams.get('path'),
    order: searchParams.get('order') ?? '',
    refund: searchParams.get('refund'),
    key: searchParams.get('key'),
  })
  if (!page) return respond(404)
  const isTracked = await hasTrackingPage(page)
  if (isTracked !== undefined) return respond(isTracked ? 204 : 404)
  // The pages after payment also exist without an order.
  if (!namesOrder(page)) return respond(page.order === '' && !isPrivate(page.path) ? 204 : 404)
  try {
    const customer = await currentCustomer({ checkRevoked: true })
    if (!customer) return respond(401)
    return respond((await hasOrderPage(customer, page)) ? 204 : 404)
  } catch (error) {
    logError('The page of an order could not be looked up.', error)
    return respond(503)
  }
}
