import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

/**
 * What the top bar offers to visitors without and with an account. Pages are the same for everybody: style shows the half that fits. The
 * two ways in are links to their pages, which the cart's keeper opens in a modal; their target, this very tab, tells the progress line that no
 * other page is on its way.
 */
export async function AccountButtons({ showSignUp }: { showSignUp: boolean }) {
  const [texts, navigation, locale] = await Promise.all([
    getTranslations('auth'),
    getTranslations('navigation'),
    getLocale(),
  ])
  return (
    <>
      <a
        className="topbar__login signed-out-only"
        href={localizedPath(locale, '/auth/sign-in')}
        data-sign-in=""
      >
        {texts('signIn')}
      </a>
      {showSignUp && (
        <a
          className="btn btn-secondary btn--small topbar__sign-up signed-out-only"
          href={localizedPath(locale, '/auth/sign-up')}
          target="_top"
          data-sign-in=""
        >
          {navigation('signUp')}
        </a>
      )}
      <Link
        className="topbar__login signed-in-only"
        href="/account/profile"
        prefetch={false}
        data-account-link=""
      >
        {texts('account')}
      </Link>
      <form className="signed-in-only" action="/api/logout" method="post">
        <input type="hidden" name="locale" value={locale} />
        <button type="submit" className="btn btn-secondary btn--small">
          {texts('signOut')}
        </button>
      </form>
    </>
  )
}
