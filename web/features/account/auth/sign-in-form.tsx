import { getLocale, getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { returnPath } from '#web/lib/return-path.ts'
import { Field } from '#web/ui/field.tsx'
import { getBrowserSettings } from '#web/vendors/firebase/browser-settings.ts'
import { ACCOUNT_ERRORS } from '../account-errors.ts'
import type { FormResult } from '../session/form-result.ts'
import { EnhanceForm } from './enhance-form.tsx'
import { AuthFormNotice, HiddenInputs } from './form-parts.tsx'
import { NewPasswordField } from './new-password-field.tsx'

interface SignInFormProperties {
  kind: 'signIn' | 'signUp'
  formResult: FormResult
  /** Where to continue after signing in, from the page's query. */
  returnUrl: string | undefined
}

/**
 * The sign-in or sign-up form. It works without JavaScript. With it, `browser/sign-in-form.ts` submits the form, here and in a modal,
 * using the settings and texts in its attributes.
 */
export async function SignInForm({ kind, formResult, returnUrl }: SignInFormProperties) {
  const [texts, locale] = await Promise.all([getTranslations('auth'), getLocale()])
  const isNew = kind === 'signUp'
  const formTexts = {
    close: texts('close'),
    sending: texts('sending'),
    title: texts(kind),
    failed: texts(`failed.${kind}`, { reason: '{reason}' }),
    errors: Object.fromEntries(ACCOUNT_ERRORS.map((reason) => [reason, texts(`errors.${reason}`)])),
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
      data-identity={JSON.stringify(getBrowserSettings())}
      data-texts={JSON.stringify(formTexts)}
    >
      <HiddenInputs
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
        defaultValue={formResult.email ?? undefined}
        required
      />
      {isNew ? (
        <NewPasswordField
          id="auth-password"
          name="password"
          label={texts('password')}
          description={texts('passwordHint')}
        />
      ) : (
        <Field
          id="auth-password"
          name="password"
          type="password"
          label={texts('password')}
          autoComplete="current-password"
          required
        />
      )}
      {isNew && (
        <label className="auth-form__terms">
          <input type="checkbox" name="terms" className="form-check-input" />
          {texts('terms')}
        </label>
      )}
      <AuthFormNotice formResult={formResult} kind={kind} />
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
      <EnhanceForm />
    </form>
  )
}
