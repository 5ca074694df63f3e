import { localizedPath } from '#schemas/shared/routes.ts'

/** Account pages, without language. The proxy redirects signed-out visitors, and each page checks the session again. */
export const PRIVATE_PATHS: readonly string[] = [
  '/account/profile',
  '/account/security',
  '/account/notifications',
  '/account/projects',
  '/account/payment-details',
  '/account/addresses',
  '/account/order-history',
  '/account/order-history/invoice',
  '/account/order-history/credit-note',
  '/account/review',
  '/account/delete-profile',
]

/** The page of an order's status without a sign-in, without language. */
export const TRACKING_PATH = '/order-tracking'

/** Pages of a single order, or of the review of a product, without language. The query names it. */
export const ORDER_PATHS = [
  '/success',
  '/failed',
  TRACKING_PATH,
  '/account/order-history/invoice',
  '/account/order-history/credit-note',
  '/account/review',
] as const

/** Returns the path that removes the cookies of an invalid session and then leads to sign in and back to `path`. */
export function renewSessionPath(path: string, locale: string): string {
  const parameters = new URLSearchParams({ locale, returnUrl: localizedPath(locale, path) })
  return `/api/session/renew?${parameters.toString()}`
}
