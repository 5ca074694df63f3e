import type { Customer } from '#web/vendors/firebase/customer.ts'
import type { FormResult } from './session/form-result.ts'

/** The pages of an account, in the order of their menu. */
export const ACCOUNT_PAGES = [
  { name: 'profile', path: '/account/profile' },
  { name: 'security', path: '/account/security' },
  { name: 'notifications', path: '/account/notifications' },
  { name: 'projects', path: '/account/projects' },
  { name: 'payment', path: '/account/payment-details' },
  { name: 'addresses', path: '/account/addresses' },
  { name: 'orders', path: '/account/order-history' },
  { name: 'wishlist', path: '/account/wishlist' },
  { name: 'delete', path: '/account/delete-profile' },
] as const

/** The name of an account page, which is also the key of its texts. */
export type AccountPageName = (typeof ACCOUNT_PAGES)[number]['name']

/** Returns the path of an account page, without language. */
export const accountPagePath = (name: AccountPageName): string =>
  ACCOUNT_PAGES.find((page) => page.name === name)?.path ?? '/account/profile'

/** The properties of every account page. */
export interface AccountPageProperties {
  customer: Customer
  /** The result of a form just submitted on the page. */
  formResult: FormResult
}
