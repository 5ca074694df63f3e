'use client'

import { usePathname } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import type { PluralForms } from '#web/lib/phrases.ts'
import type { CartCount } from './count.ts'
import { isDemoShop } from './demo-shop.ts'
import { CART_KEY, followKey, storedText } from './keys.ts'
import type { Cart } from './stored.ts'

interface BadgeProperties {
  locale: string
  samples: Cart
  /** The name of the button until the lines are counted, and for a number of them. */
  label: string
  labels: PluralForms
}

/** How many lines the cart has, once the browser knows: in the name of its button, and on its sign unless there are none. */
export function CartBadge(properties: BadgeProperties) {
  return (
    // Where the address is not known while a page is prerendered, nothing is counted until it is.
    <Suspense fallback={<Count label={properties.label} count={0} />}>
      <CountOnPage {...properties} />
    </Suspense>
  )
}

function CountOnPage({ locale, samples, label, labels }: BadgeProperties) {
  const path = usePathname()
  const [counted, setCounted] = useState<CartCount>({ label, count: 0 })

  useEffect(() => {
    const count = () => {
      void import('./count.ts').then(({ countOn }) => {
        setCounted(countOn(location.pathname, samples, labels, locale))
      })
    }
    // Most visitors have no cart, and load nothing for it.
    if (storedText(CART_KEY) !== null || isDemoShop(path)) count()
    else setCounted({ label, count: 0 })
    return followKey(CART_KEY, count)
  }, [path, samples, label, labels, locale])

  return <Count {...counted} />
}

function Count({ count, label }: CartCount) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      {count > 0 && (
        <span className="cart-badge" aria-hidden="true">
          {count}
        </span>
      )}
    </>
  )
}
