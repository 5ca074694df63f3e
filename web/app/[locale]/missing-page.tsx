import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { describeErrorPage } from './error-page.tsx'
import NotFound from './not-found.tsx'

/**
 * The 404 page in the language of the path, with status 404. Next sends an empty document if `notFound()` is called outside a Suspense
 * boundary (next.js#62228); inside one it sets the status and sends the rest. `noscript` keeps the browser from reporting React error 419.
 */
export function MissingPage() {
  return (
    <>
      <NotFound />
      <noscript>
        <Suspense>
          <Missing />
        </Suspense>
      </noscript>
    </>
  )
}

function Missing(): never {
  notFound()
}

/** Returns the metadata of the 404 page. */
export const missingPageMetadata = () => describeErrorPage('notFoundTitle')
