import { getTranslations } from 'next-intl/server'
import { readCustomer } from '#web/content/customers.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { longDate } from '#web/lib/date.ts'
import { accountDates } from '#web/services/identity/account.ts'
import { Field } from '#web/ui/field.tsx'
import { LOCALES } from '#schemas/shared/locales.ts'
import { AccountNotice } from './account-notice.tsx'
import { AccountPage } from './account-page.tsx'
import { askToVerify, saveProfile } from './actions.ts'
import type { AccountPartProperties } from './pages.ts'

/** Name, language of mails, and whether the address is confirmed. */
export async function ProfilePage({ customer, answer }: AccountPartProperties) {
  const { uid, email, emailVerified, name } = customer
  const locale = await currentLocale()
  const [texts, kept, dates] = await Promise.all([
    getTranslations('account'),
    readCustomer(uid, email),
    accountDates(uid),
  ])
  return (
    <AccountPage page="profile" notice={<AccountNotice answer={answer} />}>
      <form className="auth-form" action={saveProfile}>
        <input type="hidden" name="locale" value={locale} />
        <Field
          id="account-name"
          name="name"
          label={texts('name')}
          description={texts('nameHint')}
          autoComplete="name"
          defaultValue={name}
        />
        <div className="field">
          <label className="form-label" htmlFor="account-language">
            {texts('language')}
          </label>
          <select
            id="account-language"
            name="language"
            className="select"
            defaultValue={kept.locale ?? locale}
          >
            {LOCALES.map((language) => (
              <option key={language.id} value={language.id} lang={language.languageTag}>
                {language.name}
              </option>
            ))}
          </select>
        </div>
        <div className="auth-form__buttons">
          <button type="submit" className="btn btn-primary">
            {texts('save')}
          </button>
        </div>
      </form>
      <section className="account__part">
        <h2>{texts('email')}</h2>
        <p>
          <bdi>{email}</bdi>
        </p>
        <p className="account__note">{texts(emailVerified ? 'verified' : 'unverified')}</p>
        {!emailVerified && (
          <form action={askToVerify}>
            <input type="hidden" name="locale" value={locale} />
            <button type="submit" className="btn btn-secondary btn--small">
              {texts('verify')}
            </button>
          </form>
        )}
      </section>
      <p className="account__note">{texts('since', { date: longDate(dates.openedAt, locale) })}</p>
    </AccountPage>
  )
}
