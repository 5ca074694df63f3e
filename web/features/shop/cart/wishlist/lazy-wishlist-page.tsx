'use client'

import { lazy, Suspense } from 'react'
import { CartSkeleton } from '../page/cart-skeleton.tsx'

const WishlistPage = lazy(() => import('./wishlist-page.tsx'))

/** Renders the wishlist of a page; its code loads only there. */
export function LazyWishlistPage({ loading, locale }: { loading: string; locale: string }) {
  return (
    <Suspense fallback={<CartSkeleton text={loading} />}>
      <WishlistPage locale={locale} />
    </Suspense>
  )
}
