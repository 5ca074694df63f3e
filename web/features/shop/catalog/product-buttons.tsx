import { getTranslations } from 'next-intl/server'
import { Icon } from '#web/ui/icon.tsx'
import { AddToCartButton, WishlistButton } from '#web/ui/shop-buttons.tsx'
import type { ProductCard } from './cards.ts'

interface ProductButtonsProperties {
  product: ProductCard
}

/** Renders a product's buttons for wishlist and cart in a list, or that it is sold out. */
export async function ProductButtons({ product: { number, title, soldOut } }: ProductButtonsProperties) {
  const texts = await getTranslations('shop')
  const product = { number, title }
  return (
    <div className="product__actions">
      <WishlistButton
        product={product}
        className="icon-button wish"
        aria-label={texts('wishlistNamed', { product: title })}
      >
        <Icon name="heart" />
      </WishlistButton>
      {soldOut ? (
        <span className="product__sold-out">{texts('soldOut')}</span>
      ) : (
        <AddToCartButton
          product={product}
          className="icon-button"
          aria-label={texts('addNamed', { product: title })}
        >
          <Icon name="cart" />
        </AddToCartButton>
      )}
    </div>
  )
}
