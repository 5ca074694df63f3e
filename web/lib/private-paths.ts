import { localizedPath } from '#schemas/shared/routes.ts'

/** Pages of an account, without language: nobody sees one who is not signed in. Each page asks again whose session it is. */
export const PRIVATE_PATHS: readonly string[] = [
  '/account/profile',
  '/account/security',
  '/account/notifications',
  '/account/projects',
  '/account/payment-details',
  '/account/order-history',
  '/account/order-history/invoice',
  '/account/order-history/credit-note',
  '/account/delete-profile',
]

/** Where somebody who is not signed in goes before a page, to come back to it. */
export function signInPath(path: string, locale: string): string {
  const parameters = new URLSearchParams({ returnUrl: localizedPath(locale, path) })
  return `${localizedPath(locale, '/auth/sign-in')}?${parameters.toString()}`
}

/** Where somebody goes whose session no longer holds: what is left of it is taken away, and the way leads on to sign in. */
export function renewPath(path: string, locale: string): string {
  const parameters = new URLSearchParams({ locale, returnUrl: localizedPath(locale, path) })
  return `/api/session/renew?${parameters.toString()}`
}
