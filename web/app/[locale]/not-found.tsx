import { getTranslations } from 'next-intl/server'
import { CATALOG_PATH } from '#schemas/shared/catalog.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Meridians } from '#web/ui/drawings/meridians.tsx'

/** The content of the 404 page. */
export default async function NotFound() {
  const texts = await getTranslations('errors')
  return (
    <main id="content" tabIndex={-1} className="message">
      <div className="message__drawing">
        <Meridians />
      </div>
      <div className="container-fluid">
        <div className="message__text">
          <p className="mb-4 text-body-secondary">404</p>
          <h1 className="display display--page">{texts('notFoundTitle')}</h1>
          <p className="lead mt-5 mb-6">{texts('notFoundText')}</p>
          <p className="d-flex flex-wrap align-items-center row-gap-3 column-gap-5">
            <Link className="btn btn-primary" href="/">
              {texts('backHome')}
            </Link>
            <Link className="btn btn-secondary" href={CATALOG_PATH}>
              {texts('browseProducts')}
            </Link>
          </p>
        </div>
      </div>
    </main>
  )
}
