'use client'

import { useTranslations } from 'next-intl'
import { Link } from '#web/i18n/navigation.ts'
import { AddToCartButton, useShopActions } from '#web/ui/shop-buttons.tsx'
import { ownPrice } from '../../pricing/sale.ts'
import { CheckedPrice, ProductThumbnail } from '../checked-product.tsx'
import type { CartProduct, CheckedCart } from '../model/checked-cart.ts'
import { RemoveButton } from '../page/cart-line.tsx'
import { CartError, EmptyCart } from '../page/cart-messages.tsx'
import { CartSkeleton } from '../page/cart-skeleton.tsx'
import { useItemsUnsaved, useStored, wishlistStore } from '../state/stores.ts'
import { useCartCheck } from '../state/use-cart-check.ts'

/** Renders the wishlist of this browser with current names and prices. */
export default function WishlistPage() {
  const [texts, cart] = [useTranslations('wishlist'), useTranslations('cart')]
  const ids = useStored(wishlistStore)
  const { checked, hasFailed, retry } = useCartCheck(ids)
  const isUnsaved = useItemsUnsaved()
  if (ids?.length === 0) {
    return (
      <EmptyCart>
        <p>{texts('empty')}</p>
      </EmptyCart>
    )
  }
  if (hasFailed) return <CartError text={texts('failed')} retry={retry} />
  if (!ids || !checked) return <CartSkeleton text={texts('loading')} count={ids?.length} />
  const { lines, ...shop } = checked
  const products = new Map(lines.map(({ productId, product }) => [productId, product]))
  return (
    <>
      <p className="label mb-4">{cart('products', { count: ids.length })}</p>
      <ul role="list" tabIndex={-1} className="cart-lines border-bottom">
        {ids.map((id) => (
          <WishlistItem key={id} id={id} product={products.get(id) ?? null} shop={shop} />
        ))}
      </ul>
      <p className={`mt-4 fs-small text-body-secondary ${isUnsaved ? '' : 'signed-out-only'}`}>
        {isUnsaved ? cart('notSaved') : texts('saved')}
      </p>
    </>
  )
}

interface WishlistItemProperties {
  id: string
  product: CartProduct | null
  shop: Pick<CheckedCart, 'now' | 'rates' | 'settings'>
}

function WishlistItem({ id, product, shop }: WishlistItemProperties) {
  const [texts, cart] = [useTranslations('wishlist'), useTranslations('cart')]
  const { toggleWishlist } = useShopActions()
  const title = product?.title ?? id
  const isSoldOut = product?.available === 0
  return (
    <li className="cart-line cart-line--wish">
      <ProductThumbnail product={product} />
      <div className="cart-line__words">
        <p className="cart-line__name fw-medium">
          {product ? <Link href={product.href}>{title}</Link> : cart('unavailable')}
        </p>
        {!product && <p className="cart-line__units">{id}</p>}
        {isSoldOut && <p className="mt-1 fs-small text-danger">{cart('soldOut')}</p>}
      </div>
      <div className="cart-line__amounts">
        {product?.needsChoice && (
          <Link className="btn btn-secondary btn--small" href={product.href}>
            {texts('chooseOptions')}
            <span className="visually-hidden"> {title}</span>
          </Link>
        )}
        {product && !product.needsChoice && !isSoldOut && (
          <AddToCartButton
            product={{ number: id, title, price: ownPrice(product, shop.now).reduced }}
            className="btn btn-secondary btn--small"
            aria-label={texts('toCartNamed', { product: title })}
          >
            {texts('toCart')}
          </AddToCartButton>
        )}
        {product && <CheckedPrice product={product} shop={shop} className="cart-line__price" />}
      </div>
      <RemoveButton name={title} asIcon remove={() => toggleWishlist({ number: id, title })} />
    </li>
  )
}
