import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Meridians } from '#web/ui/drawings/meridians.tsx'

/** Returns the page's metadata; search engines must not index it. */
export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('errors')
  return { title: texts('failedTitle'), robots: { index: false } }
}

/**
 * The error page that the proxy returns with status 503 for a page that cannot be rendered in an outage. Its empty link reloads the
 * requested URL without JavaScript.
 */
export default async function UnavailablePage() {
  const texts = await getTranslations('errors')
  return (
    <main id="content" tabIndex={-1} className="message">
      <div className="message__drawing">
        <Meridians />
      </div>
      <div className="container-fluid">
        <div className="message__text">
          <p className="mb-4 text-body-secondary">503</p>
          <h1 className="display display--page">{texts('failedTitle')}</h1>
          <p className="lead mt-5 mb-6">{texts('failedText')}</p>
          <p className="d-flex flex-wrap align-items-center row-gap-3 column-gap-5">
            {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- An empty address reloads the page. */}
            <a className="btn btn-primary" href="">
              {texts('tryAgain')}
            </a>
          </p>
        </div>
      </div>
    </main>
  )
}
