import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
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
export async function missingPageMetadata(): Promise<Metadata> {
  const texts = await getTranslations('errors')
  return { title: texts('notFoundTitle'), robots: { index: false } }
}
