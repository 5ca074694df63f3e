import { getTranslations } from 'next-intl/server'
import { AccountForm } from './account-form.tsx'
import { AccountPage, VerifyFirst } from './account-page.tsx'
import { saveNotifications } from './actions.ts'
import { FormButton } from './form-button.tsx'
import type { AccountPageProperties } from './pages.ts'
import { isSubscribed } from './queries.ts'

/** The page of email preferences: the newsletter, and a note on emails that are always sent. */
export async function NotificationsPage({ customer, formResult }: AccountPageProperties) {
  const texts = await getTranslations('account')
  return (
    <AccountPage page="notifications" formResult={formResult}>
      {customer.emailVerified ? (
        <NewsletterForm customer={customer} />
      ) : (
        <VerifyFirst title={texts('newsletter')} text={texts('newsletterVerify')} />
      )}
      <section className="account__part">
        <h2>{texts('always')}</h2>
        <p>{texts('alwaysText')}</p>
      </section>
    </AccountPage>
  )
}

async function NewsletterForm({ customer }: Pick<AccountPageProperties, 'customer'>) {
  const [texts, newsletter] = await Promise.all([getTranslations('account'), isSubscribed(customer)])
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
