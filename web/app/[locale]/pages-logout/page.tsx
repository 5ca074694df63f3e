import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { describeAuthPage } from '../auth/head.ts'

/** The head of the page. */
export const generateMetadata = (): Promise<Metadata> => describeAuthPage('signedOut', '/pages-logout')

/** Where signing out leads. */
export default async function Page() {
  const [texts, auth] = await Promise.all([getTranslations('auth.pages.signedOut'), getTranslations('auth')])
  return (
    <AuthPage title={texts('title')} heading={texts('heading')} text={texts('text')}>
      <Link className="btn btn-primary" href="/auth/sign-in" prefetch={false}>
        {auth('signIn')}
      </Link>
    </AuthPage>
  )
}
