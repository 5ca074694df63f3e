import { redirect } from 'next/navigation'
import { localizedPath } from '#schemas/shared/routes.ts'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { getNoticeText } from '#web/features/account/auth/form-parts.tsx'
import { getSignInContent } from '#web/features/account/auth/sign-in-content.ts'
import { SignInForm } from '#web/features/account/auth/sign-in-form.tsx'
import type { SignInKind } from '#web/features/account/auth/sign-in-pages.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { returnPath } from '#web/lib/return-path.ts'
import { getSingle, type QueryPageProperties } from '../query-page.ts'

/** Returns the sign-in or sign-up page. Signed-in visitors are redirected to `returnUrl`. */
export const signInRoute = (kind: SignInKind) =>
  async function SignInPage({ searchParams }: QueryPageProperties) {
    const [{ returnUrl, result }, locale] = await Promise.all([searchParams, currentLocale()])
    const home = localizedPath(locale, '/account/profile')
    if (await currentCustomer()) redirect(returnPath(getSingle(returnUrl), home))
    const content = await getSignInContent(kind, locale, getSingle(returnUrl))
    const { error = null, email = null, notice, values } = await readFormResult(getSingle(result))
    const posted = { error, email, notice: await getNoticeText(notice), values: values ?? {} }
    return (
      <AuthPage name={kind} hasFields>
        <SignInForm content={content} posted={posted} />
      </AuthPage>
    )
  }
