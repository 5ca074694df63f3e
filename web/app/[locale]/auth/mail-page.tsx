import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { MailForm } from '#web/features/account/auth/mail-form.tsx'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { getSingle, type QueryPageProperties } from '../query-page.ts'

/** Returns the page that requests a link to reset the password or to sign in without one. */
export const mailRoute = (name: 'forgot' | 'link') =>
  async function MailPage({ searchParams }: QueryPageProperties) {
    const [{ result, returnUrl }, texts] = await Promise.all([searchParams, getTranslations('auth.pages')])
    return (
      <AuthPage name={name}>
        <MailForm
          kind={name === 'forgot' ? 'reset' : 'link'}
          returnUrl={getSingle(returnUrl)}
          formResult={await readFormResult(getSingle(result))}
          button={texts(`${name}.button`)}
        />
      </AuthPage>
    )
  }
