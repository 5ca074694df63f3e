import { localizedPath } from '#schemas/shared/routes.ts'

/** The forms that start a session. */
export const SIGN_IN_KINDS = ['signIn', 'signUp'] as const

/** A form that starts a session. */
export type SignInKind = (typeof SIGN_IN_KINDS)[number]

/** The pages of the forms, without language. */
export const SIGN_IN_PAGES: Readonly<Record<SignInKind, string>> = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
}

/** Returns the localized path of a page that continues at `returnUrl` after signing in. */
export function signInPagePath(page: string, locale: string, returnUrl?: string): string {
  const query = returnUrl ? `?${new URLSearchParams({ returnUrl }).toString()}` : ''
  return localizedPath(locale, page) + query
}
