import { getLocale, getTranslations } from 'next-intl/server'
import { Field } from '#web/ui/field.tsx'
import { FormButton } from '../form-button.tsx'
import type { FormResult } from '../session/form-result.ts'
import { AuthFormNotice, HiddenInputs } from './form-parts.tsx'
import { SIGN_IN_PAGES, signInPagePath } from './sign-in-pages.ts'

interface MailFormProperties {
  /** The page, whose link resets the password or signs in. */
  page: 'forgot' | 'link'
  /** Where to continue after signing in. */
  returnUrl: string | undefined
  formResult: FormResult
}

/** The form that requests a mailed link. */
export async function MailForm({ page, returnUrl, formResult }: MailFormProperties) {
  const [texts, locale] = await Promise.all([getTranslations('auth'), getLocale()])
  return (
    <form className="auth-form" action="/api/account/mail" method="post" noValidate>
      <HiddenInputs locale={locale} kind={page === 'forgot' ? 'reset' : 'link'} returnUrl={returnUrl} />
      <Field
        id="auth-email"
        name="email"
        type="email"
        label={texts('email')}
        autoComplete="username"
        defaultValue={formResult.email ?? undefined}
        required
      />
      <AuthFormNotice formResult={formResult} />
      <FormButton>{texts(`pages.${page}.button`)}</FormButton>
      <ul role="list" className="stack gap-2 pt-4 border-top fs-small">
        <li>
          <a href={signInPagePath(SIGN_IN_PAGES.signIn, locale, returnUrl)}>{texts('backToSignIn')}</a>
        </li>
      </ul>
    </form>
  )
}
