import type { FormAnswer } from '#web/services/identity/answers.ts'
import type { Customer } from '#web/services/identity/customer.ts'

/** The pages of an account, in the order of their menu. */
export const ACCOUNT_PAGES = [
  { name: 'profile', path: '/account/profile' },
  { name: 'security', path: '/account/security' },
  { name: 'notifications', path: '/account/notifications' },
  { name: 'projects', path: '/account/projects' },
  { name: 'payment', path: '/account/payment-details' },
  { name: 'orders', path: '/account/order-history' },
  { name: 'wishlist', path: '/account/wishlist' },
  { name: 'delete', path: '/account/delete-profile' },
] as const

/** A page of an account, by the name of its texts. */
export type AccountPageName = (typeof ACCOUNT_PAGES)[number]['name']

/** What every page of an account is given. */
export interface AccountPartProperties {
  customer: Customer
  /** What a form of the page answered just now. */
  answer: FormAnswer
}
