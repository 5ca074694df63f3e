import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AddToCartButton, WishlistButton } from '#web/ui/shop-buttons.tsx'
import type { ProductCard } from './cards.ts'

interface ProductButtonsProperties {
  product: ProductCard
  /** The current price, in minor units. */
  price: number
}

/**
 * Renders a product's buttons for wishlist and cart in a list, or that it is sold out. A product with variants has a link to their choice
 * instead of the button for the cart.
 */
export async function ProductButtons({ product, price }: ProductButtonsProperties) {
  const texts = await getTranslations('shop')
  const { number, title, href, soldOut, hasVariants } = product
  return (
    <div className="product__actions d-flex align-items-center">
      <WishlistButton
        product={{ number, title }}
        className="icon-button wish"
        aria-label={texts('wishlistNamed', { product: title })}
      >
        <Icon name="heart" />
      </WishlistButton>
      {soldOut ? (
        <span className="product__sold-out fs-small text-body-secondary">{texts('soldOut')}</span>
      ) : hasVariants ? (
        <Link href={href} className="icon-button" aria-label={texts('chooseNamed', { product: title })}>
          <Icon name="options" />
        </Link>
      ) : (
        <AddToCartButton
          product={{ number, title, price }}
          className="icon-button"
          aria-label={texts('addNamed', { product: title })}
        >
          <Icon name="cart" />
        </AddToCartButton>
      )}
    </div>
  )
}
