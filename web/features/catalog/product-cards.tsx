import { getLocale } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { formatMoney } from '#web/lib/money.ts'
import type { ProductCard } from './cards.ts'
import { ProductPicture } from './product-picture.tsx'

interface ProductCardsProperties {
  products: ProductCard[]
  /** Level of the headings that name them. */
  level: 2 | 3
}

/** Goods as cards, each leading to its page. */
export async function ProductCards({ products, level }: ProductCardsProperties) {
  const locale = await getLocale()
  const Name = `h${level}` as const
  return (
    <ul role="list" className="products">
      {products.map((product) => (
        <li key={product.id} className="product">
          <div className="product__picture">
            <ProductPicture
              number={product.number}
              image={product.cover}
              sizes="(width >= 1024px) 25vw, (width >= 576px) 45vw, 90vw"
            />
            {product.label && <span className="product__label">{product.label}</span>}
          </div>
          {product.category && <p className="product__category">{product.category}</p>}
          <Name className="product__name">
            <Link href={product.href} className="stretched-link">
              {product.title}
            </Link>
          </Name>
          <p className="product__price">{formatMoney(product.price, product.currency, { locale })}</p>
        </li>
      ))}
    </ul>
  )
}
