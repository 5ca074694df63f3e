'use client'

import { useTranslations } from 'next-intl'

/** Shown if a page failed to render. Retrying requests the page again. */
export default function PageError({ retry }: { error: Error; retry: () => void }) {
  const texts = useTranslations('errors')
  return (
    <main id="content" tabIndex={-1} className="message">
      <title>{texts('failedTitle')}</title>
      <div className="container-fluid">
        <div className="position-relative mw-44">
          <h1 className="display display--page">{texts('failedTitle')}</h1>
          <p className="lead mt-5 mb-6">{texts('failedText')}</p>
          <p className="d-flex flex-wrap align-items-center row-gap-3 column-gap-5">
            <button className="btn btn-primary" type="button" onClick={retry}>
              {texts('tryAgain')}
            </button>
          </p>
        </div>
      </div>
    </main>
  )
}
