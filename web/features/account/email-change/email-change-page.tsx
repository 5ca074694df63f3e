import { getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { AuthPage } from '../auth/auth-page.tsx'
import { DeadLink } from '../auth/dead-link.tsx'
import { AuthFormNotice, HiddenInputs } from '../auth/form-parts.tsx'
import { SIGN_IN_PAGES, signInPagePath } from '../auth/sign-in-pages.ts'
import { FormButton } from '../form-button.tsx'
import type { FormResult } from '../session/form-result.ts'
import { SignOutForm } from '../sign-out-form.tsx'
import { readEmailChange } from './change-email.ts'

const MODE = 'verifyAndChangeEmail'

interface EmailChangePageProperties {
  oobCode: string
  formResult: FormResult
}

/** The page of a link that changes the address. Only the customer who requested it can confirm; others read how to become that customer. */
export async function EmailChangePage({ oobCode, formResult }: EmailChangePageProperties) {
  const [auth, texts, locale, change] = await Promise.all([
    getTranslations('auth'),
    getTranslations(`auth.pages.${MODE}`),
    currentLocale(),
    readEmailChange(oobCode),
  ])
  if (!change.ok) return <DeadLink mode={MODE} />
  const { customer, newEmail, isOwn } = change.value
  if (!customer) {
    const query = new URLSearchParams({ mode: MODE, oobCode }).toString()
    const page = `${localizedPath(locale, '/auth/action')}?${query}`
    return (
      <AuthPage name={MODE} text={texts('signedOut')}>
        <a className="btn btn-primary" href={signInPagePath(SIGN_IN_PAGES.signIn, locale, page)}>
          {auth('signIn')}
        </a>
      </AuthPage>
    )
  }
  if (!isOwn) {
    return (
      <AuthPage name={MODE} text={texts('otherAccount', { email: customer.email })}>
        <SignOutForm className="btn btn-primary" />
      </AuthPage>
    )
  }
  return (
    <AuthPage name={MODE}>
      <form className="auth-form" action="/api/account/code" method="post" noValidate>
        <HiddenInputs locale={locale} mode={MODE} oobCode={oobCode} />
        <p className="fw-semibold">
          <bdi>{newEmail}</bdi>
        </p>
        <AuthFormNotice formResult={formResult} />
        <FormButton>{texts('button')}</FormButton>
      </form>
    </AuthPage>
  )
}
