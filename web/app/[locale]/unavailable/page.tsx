import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Meridians } from '#web/ui/drawings/meridians.tsx'

/** The head of the page; search engines leave it out. */
export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('errors')
  return { title: texts('failedTitle'), robots: { index: false } }
}

/**
 * What the proxy answers, with status 503, in place of a page that cannot be rendered while the content lake is away. The empty link
 * leads to the address that the visitor asked for, without JavaScript too.
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
          <p className="message__code">503</p>
          <h1 className="display display--page">{texts('failedTitle')}</h1>
          <p className="lead">{texts('failedText')}</p>
          <p className="message__actions">
            <a className="btn btn-primary" href="">
              {texts('tryAgain')}
            </a>
          </p>
        </div>
      </div>
    </main>
  )
}
