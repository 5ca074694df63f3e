import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { AuthPage } from '../auth/auth-page.tsx'

/**
 * Returns whether a link comes from the mail that Firebase itself sends to the previous address of an account, besides ours
 * (https://firebase.google.com/docs/auth/custom-email-handler).
 */
export const isUndoLink = (mode: unknown): boolean => mode === 'recoverEmail'

/** The page of such a link. It does not use the code, which would give the account to the owner of an abandoned mailbox. */
export async function AddressChanged() {
  const texts = await getTranslations('auth.pages')
  return (
    <AuthPage name="addressChanged">
      <Link className="btn btn-primary" href="/contact">
        {texts('addressChanged.button')}
      </Link>
    </AuthPage>
  )
}
