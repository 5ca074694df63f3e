import { getLocale, getTranslations } from 'next-intl/server'
import type { FormAnswer } from '#web/services/identity/answers.ts'
import { Field } from '#web/ui/field.tsx'
import { AnswerNotice, HiddenValues } from './parts.tsx'

interface CodeFormProperties {
  /** What the code is for, by the identity service's name. */
  mode: 'verifyEmail' | 'resetPassword' | 'signIn'
  oobCode: string
  /** Where this browser asked for a link to be sent; empty on another device. */
  email: string
  answer: FormAnswer
  button: string
}

/** What a mailed link leads to: one press, with a new password or the address where those are needed. */
export async function CodeForm({ mode, oobCode, email, answer, button }: CodeFormProperties) {
  const [texts, locale] = await Promise.all([getTranslations('auth'), getLocale()])
  return (
    <form className="auth-form" action="/api/account/code" method="post" noValidate>
      <HiddenValues locale={locale} mode={mode} oobCode={oobCode} />
      {mode === 'resetPassword' && (
        <Field
          id="auth-password"
          name="password"
          type="password"
          label={texts('newPassword')}
          description={texts('passwordHint')}
          autoComplete="new-password"
          required
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
      <AnswerNotice answer={answer} />
      <div className="auth-form__buttons">
        <button type="submit" className="btn btn-primary">
          {button}
        </button>
      </div>
    </form>
  )
}
