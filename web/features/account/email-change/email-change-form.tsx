import { getTranslations } from 'next-intl/server'
import { Field } from '#web/ui/field.tsx'
import { AccountForm } from '../account-form.tsx'
import { FormButton } from '../form-button.tsx'
import { NoPasswordHint } from '../no-password-hint.tsx'
import { requestEmailChange } from './actions.ts'

interface EmailChangeFormProperties {
  /** The current address. */
  email: string
  /** The new address of a form that was sent without JavaScript and failed. */
  typed: string
}

/** The form that requests a change of the email address; the password proves that the customer asks for it. */
export async function EmailChangeForm({ email, typed }: EmailChangeFormProperties) {
  const texts = await getTranslations('account')
  return (
    <>
      <AccountForm className="auth-form" action={requestEmailChange} noValidate>
        <Field
          id="account-new-email"
          name="email"
          type="email"
          label={texts('newEmail')}
          autoComplete="email"
          defaultValue={typed}
          required
        />
        {/* Password managers fill in the password of this account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field
          id="account-password"
          name="password"
          type="password"
          label={texts('currentPassword')}
          autoComplete="current-password"
          required
        />
        <FormButton>{texts('changeEmailButton')}</FormButton>
      </AccountForm>
      <NoPasswordHint />
    </>
  )
}
