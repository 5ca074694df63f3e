import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { SignOutForm } from '#web/features/account/sign-out-form.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { describeAuthPage } from '../auth/metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const isSignedIn = await currentCustomer({ checkRevoked: true })
  return describeAuthPage(isSignedIn ? 'signedIn' : 'signedOut', '/pages-logout')
}

/** The page after signing out. A visitor who is still signed in can sign out here. */
export default async function Page() {
  const [texts, customer] = await Promise.all([
    getTranslations('auth'),
    currentCustomer({ checkRevoked: true }),
  ])
  return (
    <AuthPage
      name={customer ? 'signedIn' : 'signedOut'}
      text={customer && texts('signedInAs', { email: customer.email })}
    >
      {customer ? (
        <SignOutForm className="btn btn-primary" />
      ) : (
        <Link className="btn btn-primary" href="/auth/sign-in" prefetch={false}>
          {texts('signIn')}
        </Link>
      )}
    </AuthPage>
  )
}
