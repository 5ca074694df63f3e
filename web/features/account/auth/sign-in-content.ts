import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { returnPath } from '#web/lib/return-path.ts'
import { getBrowserSettings } from '#web/vendors/firebase/browser-settings.ts'
import { ACCOUNT_ERRORS, type AccountError, describeError } from '../account-errors.ts'
import { SIGN_IN_PAGES, type SignInKind, signInPagePath } from './sign-in-pages.ts'
import { getStrengthTexts } from './strength-texts.ts'

/** What the sign-in or sign-up form shows and needs, in one language. */
export type SignInContent = Awaited<ReturnType<typeof getSignInContent>>

/**
 * Returns the content of a form, for its page or for a modal.
 *
 * @param returnUrl where to continue after signing in, from the request
 */
export async function getSignInContent(kind: SignInKind, locale: LocaleId, returnUrl?: string) {
  const [texts, strengths] = await Promise.all([
    getTranslations({ locale, namespace: 'auth' }),
    getStrengthTexts(locale),
  ])
  const other = kind === 'signIn' ? 'signUp' : 'signIn'
  return {
    kind,
    locale,
    strengths,
    identity: getBrowserSettings(),
    returnPath: returnPath(returnUrl, localizedPath(locale, '/account/profile')),
    pages: {
      forgot: localizedPath(locale, '/auth/forgot-password'),
      emailLink: signInPagePath('/auth/email-link', locale, returnUrl),
      other: signInPagePath(SIGN_IN_PAGES[other], locale, returnUrl),
    },
    texts: {
      title: texts(kind),
      close: texts('close'),
      sending: texts('sending'),
      name: texts('name'),
      nameHint: texts('nameHint'),
      email: texts('email'),
      password: texts('password'),
      passwordHint: texts('passwordHint'),
      terms: texts('terms'),
      forgot: texts('forgot'),
      emailLink: texts('orEmailLink'),
      other: texts(kind === 'signIn' ? 'toSignUp' : 'toSignIn'),
    },
    errors: Object.fromEntries(
      ACCOUNT_ERRORS.map((error) => [error, describeError(error, kind, texts)]),
    ) as Record<AccountError, string>,
  }
}
