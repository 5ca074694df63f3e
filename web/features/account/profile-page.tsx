import { getTranslations } from 'next-intl/server'
import { LOCALES } from '#schemas/shared/locales.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { formatDate } from '#web/lib/date.ts'
import { Field, SelectField } from '#web/ui/field.tsx'
import { getAccountDates } from '#web/vendors/firebase/accounts.ts'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import { saveProfile, sendVerificationMail } from './actions.ts'
import { EmailChangeForm } from './email-change/email-change-form.tsx'
import { FormButton } from './form-button.tsx'
import type { AccountPageProperties } from './pages.ts'
import { readCustomer } from './queries.ts'

/** The page of name, email language and address, its change, and the download of the customer's data. */
export async function ProfilePage({ customer, formResult }: AccountPageProperties) {
  const { uid, email, emailVerified, name } = customer
  const locale = await currentLocale()
  const [texts, saved, dates] = await Promise.all([
    getTranslations('account'),
    readCustomer(uid),
    getAccountDates(uid),
  ])
  return (
    <AccountPage page="profile" formResult={formResult}>
      <AccountForm className="auth-form" action={saveProfile}>
        <Field
          id="account-name"
          name="name"
          label={texts('name')}
          description={texts('nameHint')}
          autoComplete="name"
          defaultValue={name}
        />
        <SelectField
          id="account-language"
          name="language"
          label={texts('language')}
          defaultValue={saved.locale ?? locale}
        >
          {LOCALES.map((language) => (
            <option key={language.id} value={language.id} lang={language.languageTag}>
              {language.name}
            </option>
          ))}
        </SelectField>
        <FormButton>{texts('save')}</FormButton>
      </AccountForm>
      <section className="account__part">
        <h2>{texts('email')}</h2>
        <p>
          <bdi>{email}</bdi>
        </p>
        <p className="fs-small text-body-secondary">{texts(emailVerified ? 'verified' : 'unverified')}</p>
        {!emailVerified && (
          <AccountForm action={sendVerificationMail}>
            <button type="submit" className="btn btn-secondary btn--small">
              {texts('verify')}
            </button>
          </AccountForm>
        )}
      </section>
      <section className="account__part">
        <h2>{texts('changeEmail')}</h2>
        <p>{texts('changeEmailText')}</p>
        <EmailChangeForm email={email} typed={formResult.email ?? ''} />
      </section>
      <section className="account__part">
        <h2>{texts('data')}</h2>
        <p>{texts('dataText')}</p>
        <a className="btn btn-secondary btn--small" href="/api/account/data" download>
          {texts('downloadData')}
        </a>
      </section>
      <p className="mt-7 fs-small text-body-secondary">
        {texts('since', { date: formatDate(dates.openedAt, locale) })}
      </p>
    </AccountPage>
  )
}
