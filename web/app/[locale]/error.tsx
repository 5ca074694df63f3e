'use client'

import { useTranslations } from 'next-intl'

/** What is shown where a page could not be drawn. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const texts = useTranslations('errors')
  return (
    <main id="content" tabIndex={-1} className="message">
      <div className="container-fluid">
        <div className="message__text">
          <h1 className="display display--page">{texts('failedTitle')}</h1>
          <p className="lead">{texts('failedText')}</p>
          <p className="message__actions">
            <button className="btn btn-primary" type="button" onClick={reset}>
              {texts('tryAgain')}
            </button>
          </p>
        </div>
      </div>
    </main>
  )
}
