import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { SignInLink } from './sign-in-link.tsx'
import { SignOutForm } from './sign-out-form.tsx'

/**
 * Renders the links of the top bar for signed-out and signed-in visitors. Pages are the same for everybody: style shows the half that
 * fits. The target of the sign-up link tells the progress bar that no navigation starts.
 */
export async function AccountButtons({ showSignUp }: { showSignUp: boolean }) {
  const [texts, navigation] = await Promise.all([getTranslations('auth'), getTranslations('navigation')])
  return (
    <>
      <SignInLink className="topbar__login signed-out-only" kind="signIn">
        {texts('signIn')}
      </SignInLink>
      {showSignUp && (
        <SignInLink
          className="btn btn-secondary btn--small topbar__sign-up signed-out-only"
          kind="signUp"
          target="_top"
        >
          {navigation('signUp')}
        </SignInLink>
      )}
      <Link
        className="topbar__login signed-in-only"
        href="/account/profile"
        prefetch={false}
        data-account-link=""
      >
        {texts('account')}
      </Link>
      <SignOutForm className="btn btn-secondary btn--small" formClassName="signed-in-only" />
    </>
  )
}
