'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import type { CartFace } from '#schemas/shared/cart-faces.ts'
import { Link } from '#web/i18n/navigation.ts'
import { sayCount } from '#web/lib/phrases.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CartLines } from './cart-lines.tsx'
import { PayButton } from './pay-button.tsx'
import type { PageTexts, Shop } from './shop-texts.ts'
import { CartEmpty, CartFailed, ChangesNotice } from './state-views.tsx'
import { CartSummary } from './summary.tsx'
import { useCart } from './use-cart.ts'
import { CartWaiting } from './waiting.tsx'

/** What the cart on a page is given. */
export interface CartPageProperties {
  /** To be changed, as the page of an empty one, or to be looked through before ordering. */
  face: CartFace
  shop: Shop
  texts: PageTexts
  /** What stands in the place of an empty cart; the site's own words where there is nothing. */
  empty: ReactNode
}

/** The cart on a page of its own. */
export default function CartPage({ face, shop, texts, empty }: CartPageProperties) {
  const { locale } = shop
  // The demo shop looks through an order before it is paid, the others go straight to payment.
  const path: string | null = usePathname()
  const isDemoShop = path?.endsWith('/shop/cart') ?? false
  const shown = useCart(shop)
  const { cart, review, failed } = shown
  // Who comes to the page of an empty cart sees one, until the browser knows better.
  if (cart?.lines.length === 0 || (!cart && face === 'empty')) {
    return <CartEmpty texts={texts}>{empty}</CartEmpty>
  }
  if (cart && face === 'empty') return <NotEmpty count={cart.lines.length} texts={texts} locale={locale} />
  if (failed) return <CartFailed texts={texts} askAgain={shown.askAgain} />
  if (!cart || !review) return <CartWaiting text={texts.loading} count={cart?.lines.length} />
  const isChanged = review.lines.some(({ changes }) => changes.length > 0)
  const isCheckout = face === 'checkout'
  const canOrder = !isChanged && review.priced.complete
  return (
    <div className="cart">
      <div className="cart__lines">
        <p className="cart__count" role="status">
          {sayCount(texts.products, cart.lines.length, locale)}
        </p>
        {isChanged && <ChangesNotice texts={texts} accept={shown.accept} />}
        <CartLines
          review={review}
          texts={texts}
          locale={locale}
          options={isCheckout ? null : shown.options}
          setQuantity={shown.setQuantity}
        />
        {isCheckout && (
          <Link className="text-link" href="/cart">
            {texts.back}
          </Link>
        )}
      </div>
      <CartSummary
        review={review}
        asOf={shown.asOf}
        texts={texts}
        locale={locale}
        setCurrency={shown.setCurrency}
      >
        {canOrder && isDemoShop && (
          <Link className="btn btn-primary" href="/shop/checkout">
            {texts.checkout}
            <Icon name="arrow" forward />
          </Link>
        )}
        {canOrder && !isDemoShop && (
          <PayButton review={review} texts={texts} locale={locale} askAgain={shown.askAgain} />
        )}
      </CartSummary>
    </div>
  )
}

function NotEmpty({ count, texts, locale }: { count: number; texts: PageTexts; locale: string }) {
  return (
    <div className="cart-message">
      <p>{sayCount(texts.inCart, count, locale)}</p>
      <Link className="btn btn-primary" href="/cart">
        {texts.viewCart}
        <Icon name="arrow" forward />
      </Link>
    </div>
  )
}
