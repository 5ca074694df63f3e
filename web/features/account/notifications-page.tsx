import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { AccountForm, AccountNotice } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import { saveNotifications } from './actions.ts'
import { FormButton } from './form-button.tsx'
import type { AccountPageProperties } from './pages.ts'
import { readCustomer } from './queries.ts'

/** The page of email preferences: the newsletter, and a note on emails that are always sent. */
export async function NotificationsPage({ customer, formResult }: AccountPageProperties) {
  const texts = await getTranslations('account')
  return (
    <AccountPage page="notifications" notice={<AccountNotice formResult={formResult} />}>
      {customer.emailVerified ? <NewsletterForm customer={customer} /> : <NewsletterHidden />}
      <section className="account__part">
        <h2>{texts('always')}</h2>
        <p>{texts('alwaysText')}</p>
      </section>
    </AccountPage>
  )
}

async function NewsletterForm({ customer }: Pick<AccountPageProperties, 'customer'>) {
  const [texts, { newsletter }] = await Promise.all([getTranslations('account'), readCustomer(customer)])
  return (
    <AccountForm className="auth-form" action={saveNotifications}>
      <div>
        <label className="d-flex align-items-baseline gap-3">
          <input
            type="checkbox"
            name="newsletter"

            defaultChecked={newsletter}
            aria-describedby="newsletter-hint"
          />
          {texts('newsletter')}
        </label>
        <p className="fs-small text-body-secondary" id="newsletter-hint">
          {texts('newsletterText')}
        </p>
      </div>
      <FormButton>{texts('save')}</FormButton>
    </AccountForm>
  )
}

/** Asks to confirm the address first: an unproven address may belong to another person. */
async function NewsletterHidden() {
  const texts = await getTranslations('account')
  return (
    <section className="account__part">
      <h2>{texts('newsletter')}</h2>
      <p>{texts('newsletterVerify')}</p>
      <Link className="btn btn-primary" href="/account/profile" prefetch={false}>
        {texts('pages.profile.title')}
      </Link>
    </section>
  )
}
