import { localizedPath } from '#schemas/shared/routes.ts'
import { ACCOUNT_PAGES } from './pages.ts'

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

/** Pages that require a customer, without language. The proxy redirects signed-out visitors, and each page checks the session again. */
export const PRIVATE_PATHS: readonly string[] = [
  ...ACCOUNT_PAGES.filter(({ name }) => name !== 'wishlist').map(({ path }) => path),
  ...ORDER_PATHS.filter((path) => path.startsWith('/account/')),
]

/** Returns the path that removes the cookies of an invalid session and then leads to sign in and back to `path`. */
export function renewSessionPath(path: string, locale: string): string {
  const parameters = new URLSearchParams({ locale, returnUrl: localizedPath(locale, path) })
  return `/api/session/renew?${parameters.toString()}`
}
