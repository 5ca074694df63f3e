import { getLocale, getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import type { FormAnswer } from '#web/services/identity/answers.ts'
import { Field } from '#web/ui/field.tsx'
import { AnswerNotice, HiddenValues } from './parts.tsx'

interface MailFormProperties {
  /** What the link is for: another password, or signing in. */
  kind: 'reset' | 'link'
  answer: FormAnswer
  button: string
}

/** Asks for an address to mail a link to. */
export async function MailForm({ kind, answer, button }: MailFormProperties) {
  const [texts, locale] = await Promise.all([getTranslations('auth'), getLocale()])
  return (
    <form className="auth-form" action="/api/account/mail" method="post" noValidate>
      <HiddenValues locale={locale} kind={kind} />
      <Field
        id="auth-email"
        name="email"
        type="email"
        label={texts('email')}
        autoComplete="username"
        defaultValue={answer.email ?? undefined}
        required
      />
      <AnswerNotice answer={answer} />
      <div className="auth-form__buttons">
        <button type="submit" className="btn btn-primary">
          {button}
        </button>
      </div>
      <ul role="list" className="auth-form__links">
        <li>
          <a href={localizedPath(locale, '/auth/sign-in')}>{texts('backToSignIn')}</a>
        </li>
      </ul>
    </form>
  )
}
