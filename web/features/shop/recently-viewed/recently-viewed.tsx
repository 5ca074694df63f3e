'use client'

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { retryImport } from '#web/lib/retry-import.ts'
import { viewedStore } from '../cart/state/stores.ts'
import { othersViewed, withViewed } from './viewed-products.ts'

const ViewedProducts = lazy(() => retryImport(() => import('./viewed-product-list.tsx')))

const NONE: readonly string[] = []

interface RecentlyViewedProperties {
  /** The number of the product on this page. */
  number: string
  heading: string
}

/** Renders the products viewed before this one in this browser, and remembers this one. */
export function RecentlyViewed({ number, heading }: RecentlyViewedProperties) {
  const viewed = useSyncExternalStore<readonly string[]>(viewedStore.subscribe, viewedStore.read, () => NONE)
  useEffect(() => {
    viewedStore.write({ items: withViewed(viewedStore.read(), number) })
  }, [number])
  const others = othersViewed(viewed, number)
  if (others.length === 0) return null
  return (
    <Suspense>
      <ViewedProducts numbers={others} heading={heading} />
    </Suspense>
  )
}
