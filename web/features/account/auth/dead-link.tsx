import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { currentCustomer } from '../session/session.ts'
import { AuthPage } from './auth-page.tsx'
import { MAILED_ACTIONS, type MailedAction } from './mailed-actions.ts'

/**
 * Returns which texts the page of a link that was used or has expired shows. Only a signed-in customer is told that the address is confirmed;
 * other visitors are told nothing about accounts.
 */
export async function deadLinkTexts(mode: MailedAction | undefined): Promise<'confirmed' | 'broken'> {
  const customer = mode === 'verifyEmail' ? await currentCustomer() : null
  return customer?.emailVerified ? 'confirmed' : 'broken'
}

/** The page of a link that was used or has expired. */
export async function DeadLink({ mode }: { mode: MailedAction | undefined }) {
  const [texts, name] = await Promise.all([getTranslations('auth'), deadLinkTexts(mode)])
  const isDone = name === 'confirmed'
  const { requestPage } = MAILED_ACTIONS[mode ?? 'resetPassword']
  const own = mode === 'verifyEmail' || mode === 'verifyAndChangeEmail' ? mode : null
  return (
    <AuthPage name={name} text={own && !isDone ? texts(`pages.broken.${own}`) : null}>
      <Link className="btn btn-primary" href={requestPage} prefetch={false}>
        {texts(isDone ? 'account' : 'pages.broken.button')}
      </Link>
    </AuthPage>
  )
}
