'use client'

import { lazy, Suspense } from 'react'
import { CartWaiting } from './waiting.tsx'
import type { WishlistTexts } from './wishlist-page.tsx'

const WishlistPage = lazy(() => import('./wishlist-page.tsx'))

/** The wishlist on a page, fetched where there is one. */
export function WishlistOnPage(properties: { texts: WishlistTexts; locale: string }) {
  return (
    <Suspense fallback={<CartWaiting text={properties.texts.loading} />}>
      <WishlistPage {...properties} />
    </Suspense>
  )
}
