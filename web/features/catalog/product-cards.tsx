import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import type { ProductCard } from './cards.ts'
import { offerAt, saleTime } from './offer.ts'
import { Badges, Price } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Rating } from './rating.tsx'
import { ListCartButton, WishlistButton } from './shop-buttons.tsx'

interface ProductCardsProperties {
  products: ProductCard[]
  /** Level of the headings that name them. */
  level: 2 | 3
  /** Set where three stand side by side on wide screens, since something stands beside them. */
  narrow?: boolean
  /** Set where the first of them is on the first screen: its picture is fetched at once. */
  first?: boolean
}

const SIZES = '(width >= 1024px) 25vw, (width >= 520px) 45vw, 90vw'

/** Goods as cards, each leading to its page, with buttons for the cart and the wishlist. */
export async function ProductCards({
  products,
  level,
  narrow = false,
  first = false,
}: ProductCardsProperties) {
  const [texts, now] = await Promise.all([getTranslations('shop'), saleTime(products)])
  const Name = `h${level}` as const
  return (
    <ul role="list" className={narrow ? 'products products--narrow' : 'products'}>
      {products.map((product, index) => {
        const offer = offerAt(product, now)
        return (
          <li key={product.id} className="product">
            <div className="product__picture">
              <ProductPicture
                number={product.number}
                image={product.cover}
                sizes={SIZES}
                first={first && index === 0}
              />
              <Badges label={product.label} offer={offer} />
            </div>
            {product.category && <p className="product__category">{product.category}</p>}
            <Name className="product__name">
              <Link href={product.href} className="stretched-link">
                {product.title}
              </Link>
            </Name>
            {product.stars !== null && <Rating stars={product.stars} count={null} />}
            <div className="product__foot">
              <Price offer={offer} currency={product.currency} className="product__price" />
              <div className="product__actions">
                <WishlistButton {...product} />
                {product.soldOut ? (
                  <span className="product__sold-out">{texts('soldOut')}</span>
                ) : (
                  <ListCartButton {...product} />
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
