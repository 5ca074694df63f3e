'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cartForPage } from '../model/demo-shop.ts'
import type { Cart } from '../model/stored-cart.ts'
import { cartStore, useStored } from '../state/stores.ts'

interface CartCountProperties {
  path: string
  samples: Cart
  /** Rendered until the browser has read the cart. */
  fallback: ReactNode
}

/** Renders the number of lines in the cart. */
export default function CartCount({ path, samples, fallback: uncounted }: CartCountProperties) {
  const stored = useStored(cartStore)
  if (stored === undefined) return uncounted
  return <LineCount count={cartForPage(path, stored, samples).lines.length} />
}

/** Renders the accessible name for a number of lines, and a badge unless it is 0. */
export function LineCount({ count }: { count: number }) {
  const texts = useTranslations('navigation')
  return (
    <>
      <span className="visually-hidden">{texts('cartCount', { count })}</span>
      {count > 0 && (
        <span className="cart-badge" aria-hidden="true">
          {count}
        </span>
      )}
    </>
  )
}
