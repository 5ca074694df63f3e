'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import type { CartPageProperties } from './page/cart-page.tsx'
import { CartSkeleton } from './page/cart-skeleton.tsx'

const CartPage = dynamic(() => import('./page/cart-page.tsx'))
const WishlistPage = dynamic(() => import('./wishlist/wishlist-page.tsx'))

/** Renders the cart of a page; its code is preloaded only there. */
export function LazyCartPage(properties: CartPageProperties) {
  const texts = useTranslations('cart')
  return (
    <Suspense fallback={<CartSkeleton text={texts('loading')} />}>
      <CartPage {...properties} />
    </Suspense>
  )
}

/** Renders the wishlist of a page; its code is preloaded only there. */
export function LazyWishlistPage() {
  const texts = useTranslations('wishlist')
  return (
    <Suspense fallback={<CartSkeleton text={texts('loading')} />}>
      <WishlistPage />
    </Suspense>
  )
}
