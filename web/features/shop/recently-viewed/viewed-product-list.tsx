'use client'

import { Link } from '#web/i18n/navigation.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { CheckedPrice, ProductThumbnail } from '../cart/checked-product.tsx'
import { useCartCheck } from '../cart/state/use-cart-check.ts'

interface ViewedProductListProperties {
  numbers: readonly string[]
  /** Rendered on the server, because product pages load few messages. */
  heading: string
}

/** Renders products with current names and prices. Renders nothing until they are known, or if none is sold any more. */
export default function ViewedProductList({ numbers, heading }: ViewedProductListProperties) {
  const { checked } = useCartCheck(numbers)
  if (!checked) return null
  const { lines, ...shop } = checked
  const known = new Map(lines.map(({ productId, product }) => [productId, product]))
  const products = numbers.flatMap((number) => known.get(number) ?? [])
  if (products.length === 0) return null
  return (
    <section className="section" aria-labelledby="recently-viewed">
      <div className="container-fluid">
        <SectionHeading id="recently-viewed" eyebrow={null} heading={heading} paragraph={null} />
        <ul role="list" className="cols cols-sm-2 cols-lg-4 gap-5">
          {products.map((product) => (
            <li
              key={product.id}
              className="viewed__product d-flex flex-wrap gap-4 align-items-center position-relative"
            >
              <ProductThumbnail product={product} />
              <div className="viewed__words">
                <h3 className="viewed__name">
                  <Link href={product.href} className="stretched-link">
                    {product.title}
                  </Link>
                </h3>
                <CheckedPrice product={product} shop={shop} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
