'use client'

import { lazy, Suspense } from 'react'
import type { CartPageProperties } from './cart-page.tsx'
import { CartWaiting } from './waiting.tsx'

const CartPage = lazy(() => import('./cart-page.tsx'))

/** The cart on a page, fetched where there is one. */
export function CartOnPage(properties: CartPageProperties) {
  return (
    <Suspense fallback={<CartWaiting text={properties.texts.loading} />}>
      <CartPage {...properties} />
    </Suspense>
  )
}
