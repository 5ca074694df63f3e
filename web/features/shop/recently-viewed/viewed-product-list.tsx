'use client'

import { Link } from '#web/i18n/navigation.ts'
import { formatMoney } from '#web/lib/money.ts'
import { PriceText } from '#web/ui/price-text.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { type CartProduct, type CheckedCart, pricesInCart } from '../cart/model/checked-cart.ts'
import { useCartCheck } from '../cart/state/use-cart-check.ts'
import { formatOtherPrices } from '../currency/other-prices.ts'
import { ownPrice } from '../pricing/sale.ts'
import type { ViewedTexts } from './viewed-products.ts'

interface ViewedProductListProperties {
  numbers: readonly string[]
  locale: string
  texts: ViewedTexts
}

/** Renders products with current names and prices. Renders nothing until they are known, or if none is sold any more. */
export default function ViewedProductList({ numbers, locale, texts }: ViewedProductListProperties) {
  const { check } = useCartCheck(numbers, locale)
  if (check.kind !== 'known') return null
  const { lines, ...shop } = check.checkedCart
  const known = new Map(lines.map(({ productId, product }) => [productId, product]))
  const products = numbers.flatMap((number) => known.get(number) ?? [])
  if (products.length === 0) return null
  return (
    <section className="section" aria-labelledby="recently-viewed">
      <div className="container-fluid">
        <SectionHeading id="recently-viewed" eyebrow={null} heading={texts.heading} paragraph={null} />
        <ul role="list" className="viewed">
          {products.map((product) => (
            <li key={product.id} className="viewed__product d-grid gap-4 align-items-center">
              <div className="viewed__picture">
                {product.picture && (
                  <img
                    {...{ src: product.picture.src, srcSet: product.picture.srcSet }}
                    sizes="7rem"
                    alt=""
                    loading="lazy"
                    style={{ objectPosition: product.picture.objectPosition }}
                  />
                )}
              </div>
              <div>
                <h3 className="viewed__name">
                  <Link href={product.href} className="stretched-link">
                    {product.title}
                  </Link>
                </h3>
                <ViewedPrice product={product} shop={shop} locale={locale} texts={texts} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface ViewedPriceProperties extends Omit<ViewedProductListProperties, 'numbers'> {
  product: CartProduct
  shop: Pick<CheckedCart, 'now' | 'rates' | 'settings'>
}

function ViewedPrice({ product, shop, locale, texts }: ViewedPriceProperties) {
  const { full, reduced } = ownPrice(product, shop.now)
  const others = formatOtherPrices(pricesInCart(product, shop), locale)
  const money = (minor: number) => formatMoney(minor, product.currency, { locale })
  return (
    <PriceText
      now={money(reduced)}
      before={full === reduced ? null : money(full)}
      others={others}
      labels={texts}
    />
  )
}
