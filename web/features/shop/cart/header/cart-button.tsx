'use client'

import { usePathname } from 'next/navigation'
import { Suspense, useSyncExternalStore } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { isSignedIn, subscribeToSignIn } from '#web/lib/signed-in.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useShopActions } from '#web/ui/shop-buttons.tsx'
import { isSmallShop } from '../model/demo-shop.ts'
import type { Cart } from '../model/stored-cart.ts'
import { CartBadge } from './cart-badge.tsx'

interface ButtonProperties {
  samples: Cart
  label: string
}

/**
 * The cart button in the top bar. It opens the side panel; in the small shop, signed-in customers get a link to the cart. Style hides it
 * without JavaScript.
 */
export function CartButton(properties: ButtonProperties) {
  return (
    // The path may be unknown while a page is prerendered.
    <Suspense fallback={<PanelButton {...properties} />}>
      <ButtonOnPage {...properties} />
    </Suspense>
  )
}

function ButtonOnPage(properties: ButtonProperties) {
  const path = usePathname()
  const isCustomer = useSyncExternalStore(subscribeToSignIn, isSignedIn, () => false)
  if (!isCustomer || !isSmallShop(path)) return <PanelButton {...properties} />
  return (
    <Link className="icon-button cart-button position-relative" href="/cart" prefetch={false}>
      <Contents {...properties} />
    </Link>
  )
}

function PanelButton(properties: ButtonProperties) {
  const { openCart } = useShopActions()
  return (
    <button
      type="button"
      className="icon-button cart-button position-relative"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openCart(currentTarget)}
    >
      <Contents {...properties} />
    </button>
  )
}

const Contents = (properties: ButtonProperties) => (
  <>
    <Icon name="cart" />
    <CartBadge {...properties} />
  </>
)
