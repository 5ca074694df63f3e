/** Pages of an account, without language: nobody sees one who is not signed in. Each page asks again whose session it is. */
export const PRIVATE_PATHS: readonly string[] = [
  '/account/profile',
  '/account/security',
  '/account/notifications',
  '/account/projects',
  '/account/order-history',
  '/account/delete-profile',
]
