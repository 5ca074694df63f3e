import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { longDate } from '#web/lib/date.ts'
import { accountDates } from '#web/services/identity/account.ts'
import { Field } from '#web/ui/field.tsx'
import { AccountNotice } from './account-notice.tsx'
import { AccountPage } from './account-page.tsx'
import { savePassword, signOutEverywhere } from './actions.ts'
import type { AccountPartProperties } from './pages.ts'

/** The password, and the end of every session. */
export async function SecurityPage({ customer, answer }: AccountPartProperties) {
  const locale = await currentLocale()
  const [texts, dates] = await Promise.all([getTranslations('account'), accountDates(customer.uid)])
  return (
    <AccountPage page="security" notice={<AccountNotice answer={answer} />}>
      <section className="account__part">
        <h2>{texts('changePassword')}</h2>
        <form className="auth-form" action={savePassword}>
          <input type="hidden" name="locale" value={locale} />
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
          <Field
            id="account-next"
            name="next"
            type="password"
            label={texts('newPassword')}
            description={texts('passwordHint')}
            autoComplete="new-password"
            required
          />
          <Field
            id="account-again"
            name="again"
            type="password"
            label={texts('repeatPassword')}
            autoComplete="new-password"
            required
          />
          <div className="auth-form__buttons">
            <button type="submit" className="btn btn-primary">
              {texts('changePassword')}
            </button>
          </div>
        </form>
        <p className="account__note">
          {texts('noPassword')}{' '}
          <Link href="/auth/forgot-password" prefetch={false}>
            {texts('setByMail')}
          </Link>
        </p>
      </section>
      <section className="account__part">
        <h2>{texts('sessions')}</h2>
        <p>{texts('sessionsText')}</p>
        <p className="account__note">{texts('lastSignIn', { date: longDate(dates.lastSignInAt, locale) })}</p>
        <form action={signOutEverywhere}>
          <input type="hidden" name="locale" value={locale} />
          <button type="submit" className="btn btn-secondary">
            {texts('endEverywhere')}
          </button>
        </form>
      </section>
    </AccountPage>
  )
}
