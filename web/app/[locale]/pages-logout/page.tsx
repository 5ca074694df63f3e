import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { SignOutForm } from '#web/features/account/sign-out-form.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { describeAuthPage } from '../auth/metadata.ts'
import { getSingle, type QueryPageProperties } from '../query-page.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** Returns the customer who is still signed in, and which texts the page shows. */
async function readState({ searchParams }: QueryPageProperties) {
  const { result } = await searchParams
  const [customer, { notice }] = await Promise.all([currentCustomer(), readFormResult(getSingle(result))])
  const signedOut = notice === 'deleted' ? notice : 'signedOut'
  return { customer, name: customer ? 'signedIn' : signedOut } as const
}

export async function generateMetadata(properties: QueryPageProperties): Promise<Metadata> {
  return describeAuthPage((await readState(properties)).name, '/pages-logout')
}

/** The page after signing out or deleting the account. A visitor who is still signed in can sign out here. */
export default async function Page(properties: QueryPageProperties) {
  const [texts, { customer, name }] = await Promise.all([getTranslations('auth'), readState(properties)])
  return (
    <AuthPage name={name} text={customer && texts('signedInAs', { email: customer.email })}>
      {customer && <SignOutForm className="btn btn-primary" />}
      {name === 'signedOut' && (
        <Link className="btn btn-primary" href="/auth/sign-in" prefetch={false}>
          {texts('signIn')}
        </Link>
      )}
    </AuthPage>
  )
}
