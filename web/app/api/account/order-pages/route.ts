import { DEFAULT_LOCALE } from '#schemas/shared/locales.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { isPrivate } from '#web/features/routing/decide-route.ts'
import {
  hasOrderPage,
  hasTrackingPage,
  namesOrder,
  type OrderPage,
  orderPageSchema,
} from '#web/features/shop/orders/order-pages.ts'
import { REVIEW_PATH } from '#web/features/shop/reviews/paths.ts'
import { getReviewedProduct } from '#web/features/shop/reviews/writing/queries.ts'
import { logError } from '#web/lib/log-error.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'

const respond = (status: 204 | 401 | 404 | 503): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Checks whether the signed-in customer may see a page of an order or of a review: `?path=` without language, `order=`, `refund=`,
 * `key=` and `product=` as in the page's query. The proxy requests it before such a page starts, so that the page can have status 404.
 *
 * Responds 204 if the page exists; 404 otherwise, also for another customer's order or an unknown product; 401 without a session; 503 in an
 * outage.
 */
export async function GET(request: Request): Promise<Response> {
  const { data: page } = orderPageSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!page) return respond(404)
  const isTracked = await hasTrackingPage(page)
  if (isTracked !== undefined) return respond(isTracked ? 204 : 404)
  // The pages after payment also exist without an order.
  if (!namesOrder(page)) return respond(page.order === '' && !isPrivate(page.path) ? 204 : 404)
  try {
    const customer = await currentCustomer()
    if (!customer) return respond(401)
    return respond((await hasPage(customer, page)) ? 204 : 404)
  } catch (error) {
    logError('The page of an order could not be looked up.', error)
    return respond(503)
  }
}

/** Returns whether the page of an order exists for a customer, or that of the review of a product. */
async function hasPage(customer: Customer, page: OrderPage): Promise<boolean> {
  if (page.path !== REVIEW_PATH) return hasOrderPage(customer, page)
  return (await getReviewedProduct(page.product ?? '', DEFAULT_LOCALE)) !== null
}
