import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import NotFound from './not-found.tsx'

/**
 * A page that is not there: the 404 page in the language of the address, and status 404. Next sends an empty document where
 * `notFound()` is called outside of a boundary (next.js#62228); inside of one it sets the status and sends the rest. The browser would
 * report that boundary as an error of the page (React's #419), but looks at nothing within `noscript`.
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

/** The head of a page that is not there. */
export async function missingPageMetadata(): Promise<Metadata> {
  const texts = await getTranslations('errors')
  return { title: texts('notFoundTitle'), robots: { index: false } }
}
