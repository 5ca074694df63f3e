import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#web/i18n/locales.ts'
import { Field } from '#web/ui/field.tsx'
import { FormButton } from '../form-button.tsx'
import type { FormResult } from '../session/form-result.ts'
import { AuthFormNotice, HiddenInputs } from './form-parts.tsx'
import type { MailedAction } from './mailed-actions.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { getStrengthTexts } from './strength-texts.ts'

interface CodeFormProperties {
  mode: MailedAction
  oobCode: string
  /** The address for which this browser requested the link; empty in other browsers. */
  email: string
  /** Binds a sign-in code to the address it was mailed to. */
  signature: string | undefined
  /** Where to continue after signing in. */
  returnUrl: string | undefined
  needsPassword: boolean
  formResult: FormResult
  button: string
}

/** The form of a mailed link: a button, and fields for a new password or the address if required. */
export async function CodeForm(properties: CodeFormProperties) {
  const { mode, oobCode, email, signature, returnUrl, needsPassword, formResult, button } = properties
  const [texts, locale] = await Promise.all([getTranslations('auth'), currentLocale()])
  return (
    <form className="auth-form" action="/api/account/code" method="post" noValidate>
      <HiddenInputs
        locale={locale}
        mode={mode}
        oobCode={oobCode}
        signature={signature}
        returnUrl={returnUrl}
      />
      {needsPassword && (
        <NewPasswordField
          id="auth-password"
          name="password"
          label={texts('newPassword')}
          description={texts('passwordHint')}
          strengths={await getStrengthTexts(locale)}
        />
      )}
      {mode === 'signIn' && (
        <Field
          id="auth-email"
          name="email"
          type="email"
          label={texts('email')}
          autoComplete="username"
          defaultValue={email}
          required
        />
      )}
      <AuthFormNotice formResult={formResult} />
      <FormButton>{button}</FormButton>
    </form>
  )
}
