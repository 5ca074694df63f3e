import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import NotFound from './not-found.tsx'

/**
 * A page that is not there: status 404, and the 404 page in the language of the address. Next sends an empty document
 * where `notFound()` is called outside of a boundary (next.js#62228); inside of one, the boundary's fallback is what is sent.
 */
export function MissingPage() {
  return (
    <Suspense fallback={<NotFound />}>
      <Missing />
    </Suspense>
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
