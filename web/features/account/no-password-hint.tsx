import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'

/** Leads customers without a password, or who forgot it, to the page that mails a link to set one. */
export async function NoPasswordHint() {
  const texts = await getTranslations('account')
  return (
    <p className="fs-small text-body-secondary">
      {texts('noPassword')}{' '}
      <Link href="/auth/forgot-password" prefetch={false}>
        {texts('setByMail')}
      </Link>
    </p>
  )
}
