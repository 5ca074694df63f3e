'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CartView } from '#schemas/shared/content-choices.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Shop } from '../shop.ts'
import { useItemsUnsaved } from '../state/stores.ts'
import { useCart } from '../state/use-cart.ts'
import { CartLines } from './cart-lines.tsx'
import { CartError, ChangesNotice, EmptyCart, UnsavedNote } from './cart-messages.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { PayButton } from './pay-button.tsx'

/** The properties of the cart on a page. */
export interface CartPageProperties {
  /** Editable, the page of an empty cart, or read-only before checkout. */
  view: CartView
  shop: Shop
  /** Rendered for an empty cart; a default text if missing. */
  empty: ReactNode
}

/** Renders the cart page. */
export default function CartPage({ view, shop, empty }: CartPageProperties) {
  const texts = useTranslations('cart')
  // The demo shop shows the cart once more before payment, the others go straight to payment.
  const path: string | null = usePathname()
  const hasReviewPage = path?.endsWith('/shop/cart') ?? false
  const cartView = useCart(shop)
  const { cart, review, hasFailed } = cartView
  const isUnsaved = useItemsUnsaved()
  // The page of an empty cart shows one until the browser has read the cart.
  if (cart?.lines.length === 0 || (!cart && view === 'empty')) {
    // The editors' text may say that the browser saves the cart.
    return <EmptyCart>{(!isUnsaved && empty) || <p>{texts('empty')}</p>}</EmptyCart>
  }
  if (cart && view === 'empty') return <NotEmpty count={cart.lines.length} />
  if (hasFailed) return <CartError text={texts('failed')} retry={cartView.retry} />
  if (!cart || !review) return <CartSkeleton text={texts('loading')} count={cart?.lines.length} />
  const isChanged = review.lines.some(({ changes }) => changes.length > 0)
  const isCheckout = view === 'checkout'
  const canOrder = !isChanged && review.priced.complete && !review.isUnreachable
  return (
    <div className="cart">
      <div>
        <p className="label mb-4" role="status">
          {texts('products', { count: cart.lines.length })}
        </p>
        <UnsavedNote />
        {isChanged && <ChangesNotice accept={cartView.accept} />}
        <CartLines
          review={review}
          options={isCheckout ? null : cartView.options}
          setQuantity={cartView.setQuantity}
        />
        {isCheckout && (
          <Link className="text-link mt-5" href="/cart">
            {texts('back')}
          </Link>
        )}
      </div>
      <CartSummary cart={cartView} review={review}>
        {!isChanged && !review.priced.complete && (
          <p className="remark mt-5" role="status">
            {texts('unpayable')}
          </p>
        )}
        {canOrder && hasReviewPage && (
          <Link className="btn btn-primary" href="/shop/checkout">
            {texts('checkout')}
            <Icon name="arrow" forward />
          </Link>
        )}
        {canOrder && !hasReviewPage && (
          <PayButton
            label={texts(isCheckout ? 'toPayment' : 'checkout')}
            review={review}
            retry={cartView.retry}
          />
        )}
      </CartSummary>
    </div>
  )
}

function NotEmpty({ count }: { count: number }) {
  const texts = useTranslations('cart')
  return (
    <div className="cart-message">
      <p>{texts('inCart', { count })}</p>
      <Link className="btn btn-primary" href="/cart">
        {texts('viewCart')}
        <Icon name="arrow" forward />
      </Link>
    </div>
  )
}
