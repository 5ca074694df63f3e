import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Field } from '#web/ui/field.tsx'
import { AccountNotice } from './account-notice.tsx'
import { AccountPage } from './account-page.tsx'
import { deleteProfile } from './actions.ts'
import type { AccountPartProperties } from './pages.ts'

/** The end of an account: what goes, what stays and why, and the password to confirm. */
export async function DeletePage({ customer, answer }: AccountPartProperties) {
  const [texts, locale] = await Promise.all([getTranslations('account'), currentLocale()])
  return (
    <AccountPage page="delete" notice={<AccountNotice answer={answer} />}>
      <section className="account__part">
        <h2>{texts('deletedNow')}</h2>
        <p>{texts('deletedNowText')}</p>
      </section>
      <section className="account__part">
        <h2>{texts('kept')}</h2>
        <p>{texts('keptText')}</p>
      </section>
      <form className="auth-form account__part" action={deleteProfile}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="username" autoComplete="username" value={customer.email} />
        <Field
          id="account-password"
          name="password"
          type="password"
          label={texts('deletePassword')}
          autoComplete="current-password"
          required
        />
        <p className="account__note">
          {texts('noPassword')}{' '}
          <Link href="/auth/forgot-password" prefetch={false}>
            {texts('setByMail')}
          </Link>
        </p>
        <div className="auth-form__buttons">
          <button type="submit" className="btn btn-secondary account__danger">
            {texts('deleteButton')}
          </button>
        </div>
      </form>
    </AccountPage>
  )
}
