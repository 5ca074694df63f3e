'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { retryImport } from '#web/lib/retry-import.ts'
import { readStoredText } from '#web/lib/stored-text.ts'
import { isDemoShop } from '../model/demo-shop.ts'
import type { Cart } from '../model/stored-cart.ts'
import { CART_KEY, subscribeToKey } from '../state/storage.ts'

const CartCount = lazy(() => retryImport(() => import('./cart-count.tsx')))

interface BadgeProperties {
  samples: Cart
  /** The accessible name until the lines are counted. */
  label: string
}

/** Renders the cart button's accessible name with the number of lines, and a badge unless the cart is empty. */
export function CartBadge(properties: BadgeProperties) {
  return (
    // The path may be unknown while a page is prerendered.
    <Suspense fallback={<Label text={properties.label} />}>
      <BadgeOnPage {...properties} />
    </Suspense>
  )
}

const followCart = (changed: () => void) => subscribeToKey(CART_KEY, changed)
const hasCart = () => readStoredText(CART_KEY) !== null

function BadgeOnPage({ samples, label }: BadgeProperties) {
  const path = usePathname()
  const isStored = useSyncExternalStore(followCart, hasCart, () => false)
  const uncounted = <Label text={label} />
  // Most visitors have no cart and load nothing for it.
  if (!isStored && !isDemoShop(path)) return uncounted
  return <CartCount path={path} samples={samples} fallback={uncounted} />
}

function Label({ text }: { text: string }) {
  return <span className="visually-hidden">{text}</span>
}
