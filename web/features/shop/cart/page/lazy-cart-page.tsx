'use client'

import { lazy, Suspense } from 'react'
import type { CartPageProperties } from './cart-page.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

const CartPage = lazy(() => import('./cart-page.tsx'))

/** Renders the cart of a page; its code loads only there. */
export function LazyCartPage({ loading, ...properties }: CartPageProperties & { loading: string }) {
  return (
    <Suspense fallback={<CartSkeleton text={loading} />}>
      <CartPage {...properties} />
    </Suspense>
  )
}
