import { getTranslations } from 'next-intl/server'
import { CATALOG_PATH } from '#schemas/shared/catalog.ts'
import { Link } from '#web/i18n/navigation.ts'
import { MessageActions, MessagePage } from '#web/ui/message-page.tsx'

/** The content of the 404 page. */
export default async function NotFound() {
  const texts = await getTranslations('errors')
  return (
    <MessagePage status={404} heading={texts('notFoundTitle')} text={texts('notFoundText')}>
      <MessageActions>
        <Link className="btn btn-primary" href="/">
          {texts('backHome')}
        </Link>
        <Link className="btn btn-secondary" href={CATALOG_PATH}>
          {texts('browseProducts')}
        </Link>
      </MessageActions>
    </MessagePage>
  )
}
