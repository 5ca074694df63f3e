import { getTranslations } from 'next-intl/server'
import { readCustomer } from '#web/content/customers.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { AccountNotice } from './account-notice.tsx'
import { AccountPage } from './account-page.tsx'
import { saveNotifications } from './actions.ts'
import type { AccountPartProperties } from './pages.ts'

/** What is mailed: the newsletter by choice, and what concerns money and account always. */
export async function NotificationsPage({ customer, answer }: AccountPartProperties) {
  const { uid, email, emailVerified } = customer
  const [texts, locale, { newsletter }] = await Promise.all([
    getTranslations('account'),
    currentLocale(),
    readCustomer(uid, email),
  ])
  return (
    <AccountPage page="notifications" notice={<AccountNotice answer={answer} />}>
      <form className="auth-form" action={saveNotifications}>
        <input type="hidden" name="locale" value={locale} />
        <div>
          <label className="auth-form__terms">
            <input
              type="checkbox"
              name="newsletter"
              className="form-check-input"
              defaultChecked={newsletter}
              aria-describedby="newsletter-hint"
            />
            {texts('newsletter')}
          </label>
          <p className="account__note" id="newsletter-hint">
            {texts('newsletterText')} {!emailVerified && texts('newsletterVerify')}
          </p>
        </div>
        <div className="auth-form__buttons">
          <button type="submit" className="btn btn-primary">
            {texts('save')}
          </button>
        </div>
      </form>
      <section className="account__part">
        <h2>{texts('always')}</h2>
        <p>{texts('alwaysText')}</p>
      </section>
    </AccountPage>
  )
}
