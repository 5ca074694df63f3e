'use client'

import { usePathname } from 'next/navigation'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { retryImport } from '#web/lib/retry-import.ts'
import { isSignedIn, subscribeToSignIn } from '#web/lib/signed-in.ts'
import { subscribeToKey } from '#web/lib/storage-changes.ts'
import { readStoredText } from '#web/lib/stored-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useShopActions } from '#web/ui/shop-buttons.tsx'
import { isDemoShop, isSmallShop } from '../model/demo-shop.ts'
import type { Cart } from '../model/stored-cart.ts'
import { CART_KEY } from '../state/storage.ts'

const CartCount = lazy(() => retryImport(() => import('./cart-count.tsx')))

interface ButtonProperties {
  samples: Cart
  /** The accessible name until the lines are counted. */
  label: string
}

/**
 * The cart button in the top bar, with the number of lines. It opens the side panel; in the small shop, signed-in customers get a link to the
 * cart. Style hides it without JavaScript.
 */
export function CartButton({ samples, label }: ButtonProperties) {
  const uncounted = <span className="visually-hidden">{label}</span>
  return (
    // The path may be unknown while a page is prerendered.
    <Suspense fallback={<PanelButton>{uncounted}</PanelButton>}>
      <ButtonOnPage samples={samples} uncounted={uncounted} />
    </Suspense>
  )
}

const followCart = (changed: () => void) => subscribeToKey(CART_KEY, changed)
const hasCart = () => readStoredText(CART_KEY) !== null

function ButtonOnPage({ samples, uncounted }: { samples: Cart; uncounted: ReactNode }) {
  const path = usePathname()
  const isStored = useSyncExternalStore(followCart, hasCart, () => false)
  const isCustomer = useSyncExternalStore(subscribeToSignIn, isSignedIn, () => false)
  // Most visitors have no cart and load nothing for it.
  const isCounted = isStored || isDemoShop(path)
  const count = isCounted ? (
    <Suspense fallback={uncounted}>
      <CartCount path={path} samples={samples} fallback={uncounted} />
    </Suspense>
  ) : (
    uncounted
  )
  if (!isCustomer || !isSmallShop(path)) return <PanelButton>{count}</PanelButton>
  return (
    <Link className="icon-button cart-button position-relative" href="/cart" prefetch={false}>
      <Icon name="cart" />
      {count}
    </Link>
  )
}

function PanelButton({ children }: { children: ReactNode }) {
  const { openCart } = useShopActions()
  return (
    <button
      type="button"
      className="icon-button cart-button position-relative"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openCart(currentTarget)}
    >
      <Icon name="cart" />
      {children}
    </button>
  )
}
