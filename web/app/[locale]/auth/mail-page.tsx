import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { MailForm } from '#web/features/account/auth/mail-form.tsx'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { getSingle, type QueryPageProperties } from '../query-page.ts'

/** Returns the page that requests a link to reset the password or to sign in without one. */
export const mailRoute = (name: 'forgot' | 'link') =>
  async function MailPage({ searchParams }: QueryPageProperties) {
    const { result, returnUrl } = await searchParams
    return (
      <AuthPage name={name} hasFields>
        <MailForm
          page={name}
          returnUrl={getSingle(returnUrl)}
          formResult={await readFormResult(getSingle(result))}
        />
      </AuthPage>
    )
  }
