import { getLocale, getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { returnPath } from '#web/lib/return-path.ts'
import type { FormAnswer } from '#web/services/identity/answers.ts'
import { identityOfPage } from '#web/services/identity/page-settings.ts'
import { REASONS } from '#web/services/identity/reasons.ts'
import { Field } from '#web/ui/field.tsx'
import { FormStarter } from './form-starter.tsx'
import { AnswerNotice, HiddenValues } from './parts.tsx'

interface SignInFormProperties {
  kind: 'signIn' | 'signUp'
  answer: FormAnswer
  /** Where to go on afterwards, as the address asked. */
  returnUrl: string | undefined
}

/**
 * The form of signing in or up. Without a script it posts; with one, `services/identity/browser` takes it over, here and in a modal, by the
 * settings and texts in its attributes.
 */
export async function SignInForm({ kind, answer, returnUrl }: SignInFormProperties) {
  const [texts, locale] = await Promise.all([getTranslations('auth'), getLocale()])
  const isNew = kind === 'signUp'
  const said = {
    close: texts('close'),
    sending: texts('sending'),
    title: texts(kind),
    failed: texts(`failed.${kind}`, { reason: '{reason}' }),
    faults: Object.fromEntries(REASONS.map((reason) => [reason, texts(`faults.${reason}`)])),
  }
  const other = new URLSearchParams(returnUrl ? { returnUrl } : {}).toString()
  const link = (path: string) => `${localizedPath(locale, path)}${other && `?${other}`}`
  return (
    <form
      className="auth-form"
      action={isNew ? '/api/signup' : '/api/login'}
      method="post"
      noValidate
      data-sign-in-form={kind}
      data-identity={JSON.stringify(identityOfPage())}
      data-texts={JSON.stringify(said)}
    >
      <HiddenValues
        locale={locale}
        returnUrl={returnPath(returnUrl, localizedPath(locale, '/account/profile'))}
      />
      {isNew && (
        <div data-page-only="">
          <Field
            id="auth-name"
            name="name"
            label={texts('name')}
            description={texts('nameHint')}
            autoComplete="name"
          />
        </div>
      )}
      <Field
        id="auth-email"
        name="email"
        type="email"
        label={texts('email')}
        autoComplete="username"
        defaultValue={answer.email ?? undefined}
        required
      />
      <Field
        id="auth-password"
        name="password"
        type="password"
        label={texts('password')}
        description={isNew ? texts('passwordHint') : null}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
      />
      {isNew && (
        <label className="auth-form__terms">
          <input type="checkbox" name="terms" className="form-check-input" />
          {texts('terms')}
        </label>
      )}
      <AnswerNotice answer={answer} failed={kind} />
      <div className="auth-form__buttons">
        <button type="submit" className="btn btn-primary">
          {texts(kind)}
        </button>
      </div>
      <ul role="list" className="auth-form__links">
        {!isNew && (
          <>
            <li>
              <a href={localizedPath(locale, '/auth/forgot-password')}>{texts('forgot')}</a>
            </li>
            <li>
              <a href={link('/auth/email-link')}>{texts('orEmailLink')}</a>
            </li>
          </>
        )}
        <li>
          <a href={link(isNew ? '/auth/sign-in' : '/auth/sign-up')} data-other-form="">
            {texts(isNew ? 'toSignIn' : 'toSignUp')}
          </a>
        </li>
      </ul>
      <FormStarter />
    </form>
  )
}
