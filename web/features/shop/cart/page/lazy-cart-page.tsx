'use client'

import dynamic from 'next/dynamic'
import { Suspense } from 'react'
import type { CartPageProperties } from './cart-page.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

const CartPage = dynamic(() => import('./cart-page.tsx'))

/** Renders the cart of a page; its code is preloaded only there. */
export function LazyCartPage({ loading, ...properties }: CartPageProperties & { loading: string }) {
  return (
    <Suspense fallback={<CartSkeleton text={loading} />}>
      <CartPage {...properties} />
    </Suspense>
  )
}
