import { getTranslations } from 'next-intl/server'
import { Field } from '#web/ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import { deleteProfile } from './actions.ts'
import { FormButton } from './form-button.tsx'
import { NoPasswordHint } from './no-password-hint.tsx'
import type { AccountPageProperties } from './pages.ts'

/** The page that deletes an account: what is deleted, what is kept and why, and the password as confirmation. */
export async function DeletePage({ customer, formResult }: AccountPageProperties) {
  const texts = await getTranslations('account')
  return (
    <AccountPage page="delete" formResult={formResult}>
      <section className="account__part">
        <h2>{texts('deletedNow')}</h2>
        <p>
          {texts('deletedNowText')} {customer.emailVerified && texts('deletedNowProven')}
        </p>
      </section>
      <section className="account__part">
        <h2>{texts('kept')}</h2>
        <p>{texts('keptText')}</p>
      </section>
      <AccountForm className="auth-form account__part" action={deleteProfile}>
        <input type="hidden" name="username" autoComplete="username" value={customer.email} />
        <Field
          id="account-password"
          name="password"
          type="password"
          label={texts('deletePassword')}
          autoComplete="current-password"
          required
        />
        <NoPasswordHint />
        <FormButton className="btn btn-secondary account__danger">{texts('deleteButton')}</FormButton>
      </AccountForm>
    </AccountPage>
  )
}
