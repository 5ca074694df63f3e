'use client'

import { use } from 'react'
import { ErrorTextsContext } from './error-texts.tsx'

/** Shown if a page failed to render. Retrying requests the page again. */
export default function PageError({ retry }: { error: Error; retry: () => void }) {
  const texts = use(ErrorTextsContext)
  return (
    <main id="content" tabIndex={-1} className="message">
      <title>{texts?.title}</title>
      <div className="container-fluid">
        <div className="message__text position-relative mw-44">
          <h1 className="display display--page">{texts?.title}</h1>
          <p className="lead mt-5 mb-6">{texts?.text}</p>
          <p className="d-flex flex-wrap align-items-center row-gap-3 column-gap-5">
            <button className="btn btn-primary" type="button" onClick={retry}>
              {texts?.tryAgain}
            </button>
          </p>
        </div>
      </div>
    </main>
  )
}
