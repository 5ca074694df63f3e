import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#web/i18n/locales.ts'
import { formatDate } from '#web/lib/date.ts'
import { Field } from '#web/ui/field.tsx'
import { getAccountDates } from '#web/vendors/firebase/accounts.ts'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import { savePassword } from './actions.ts'
import { NewPasswordField } from './auth/new-password-field.tsx'
import { getStrengthTexts } from './auth/strength-texts.ts'
import { FormButton } from './form-button.tsx'
import { NoPasswordHint } from './no-password-hint.tsx'
import type { AccountPageProperties } from './pages.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** The page of password and sessions. */
export async function SecurityPage({ customer, formResult }: AccountPageProperties) {
  const locale = await currentLocale()
  const [texts, dates, strengths] = await Promise.all([
    getTranslations('account'),
    getAccountDates(customer.uid),
    getStrengthTexts(locale),
  ])
  return (
    <AccountPage page="security" formResult={formResult}>
      <section className="account__part">
        <h2>{texts('changePassword')}</h2>
        <AccountForm className="auth-form" action={savePassword}>
          {/* Password managers change the entry of this account. */}
          <input type="hidden" name="username" autoComplete="username" value={customer.email} />
          <Field
            id="account-current"
            name="current"
            type="password"
            label={texts('currentPassword')}
            autoComplete="current-password"
            required
          />
          <NewPasswordField
            id="account-next"
            name="next"
            label={texts('newPassword')}
            description={texts('passwordHint')}
            strengths={strengths}
          />
          <Field
            id="account-again"
            name="again"
            type="password"
            label={texts('repeatPassword')}
            autoComplete="new-password"
            required
          />
          <FormButton>{texts('changePassword')}</FormButton>
        </AccountForm>
        <NoPasswordHint />
      </section>
      <section className="account__part">
        <h2>{texts('sessions')}</h2>
        <p>{texts('sessionsText')}</p>
        <p className="fs-small text-body-secondary">
          {texts('lastSignIn', { date: formatDate(dates.lastSignInAt, locale) })}
        </p>
        <SignOutForm className="btn btn-secondary" />
      </section>
    </AccountPage>
  )
}
