import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { SignInForm } from '#web/features/account/auth/sign-in-form.tsx'
import { currentLocale } from '#web/i18n/locales.ts'
import { returnPath } from '#web/lib/return-path.ts'
import { readAnswer } from '#web/services/identity/answers.ts'
import { currentCustomer } from '#web/services/identity/session.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { single, type AuthPageProperties } from './head.ts'

/** The page of signing in or up. Who is signed in goes on to where they wanted. */
export async function SignInPage({ kind, searchParams }: AuthPageProperties & { kind: 'signIn' | 'signUp' }) {
  const [{ returnUrl, answer }, locale, texts] = await Promise.all([
    searchParams,
    currentLocale(),
    getTranslations('auth.pages'),
  ])
  const home = localizedPath(locale, '/account/profile')
  if (await currentCustomer({ checkRevoked: true })) redirect(returnPath(single(returnUrl), home))
  return (
    <AuthPage title={texts(`${kind}.title`)} heading={texts(`${kind}.heading`)} text={texts(`${kind}.text`)}>
      <SignInForm kind={kind} answer={await readAnswer(single(answer))} returnUrl={single(returnUrl)} />
    </AuthPage>
  )
}
