import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AddToCartButton, WishlistButton } from '#web/ui/shop-buttons.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import { getShopCurrencies } from '../currency/queries.ts'
import type { ProductCard } from './cards.ts'
import { offerAt, saleTime } from './offer.ts'
import { Badges, Price } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Rating } from './rating.tsx'

interface ProductCardsProperties {
  products: ProductCard[]
  /** Heading level of product titles. */
  level: 2 | 3
  /** Whether wide screens show three columns instead of four, beside a sidebar. */
  narrow?: boolean
  /** Whether the first product is above the fold, so that its picture loads first. */
  isAboveFold?: boolean
}

const SIZES = '(width >= 1024px) 25vw, (width >= 520px) 45vw, 90vw'
/** One or two products are wider, because they stand beside their heading. */
const WIDE_SIZES = '(width >= 1024px) 31vw, (width >= 520px) 45vw, 90vw'

/** Renders products as cards with a link and buttons for cart and wishlist. */
export async function ProductCards({
  products,
  level,
  narrow = false,
  isAboveFold = false,
}: ProductCardsProperties) {
  const [now, shop] = await Promise.all([saleTime(products), getShopCurrencies()])
  return (
    <ul role="list" className={`products cols cols-sm-2 cols-lg-${narrow ? 3 : 4} row-gap-7 column-gap-5`}>
      {products.map((product, index) => {
        const offer = offerAt(product, now, shop)
        return (
          <li key={product.id} className="product d-flex flex-column position-relative">
            <div className="product__picture">
              <ProductPicture
                number={product.number}
                image={product.cover}
                sizes={products.length > 2 ? SIZES : WIDE_SIZES}
                first={isAboveFold && index === 0}
              />
              <Badges label={product.label} offer={offer} />
            </div>
            {product.category && <p className="text-body-secondary fs-small">{product.category}</p>}
            <TitleLink
              as={`h${level}`}
              className="product__name my-1 fs-4"
              title={product.title}
              href={product.href}
            />
            {product.stars !== null && <Rating stars={product.stars} count={null} />}
            <div className="product__foot d-flex flex-wrap align-items-center justify-content-between column-gap-3 mt-auto">
              <Price
                offer={offer}
                currency={product.currency}
                className="product__price"
                isLowest={product.pricesDiffer}
              />
              <ProductButtons product={product} price={offer.price} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

interface ProductButtonsProperties {
  product: ProductCard
  /** The current price, in minor units. */
  price: number
}

/**
 * Renders a product's buttons for wishlist and cart in a list, or that it is sold out. A product with variants has a link to their choice
 * instead of the button for the cart.
 */
async function ProductButtons({ product, price }: ProductButtonsProperties) {
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
