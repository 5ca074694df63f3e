'use client'

import dynamic from 'next/dynamic'
import { Suspense } from 'react'
import { CartSkeleton } from '../page/cart-skeleton.tsx'

const WishlistPage = dynamic(() => import('./wishlist-page.tsx'))

/** Renders the wishlist of a page; its code is preloaded only there. */
export function LazyWishlistPage({ loading, locale }: { loading: string; locale: string }) {
  return (
    <Suspense fallback={<CartSkeleton text={loading} />}>
      <WishlistPage locale={locale} />
    </Suspense>
  )
}
