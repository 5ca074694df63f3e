import { useTranslations } from 'next-intl'
import { ProductThumbnail } from '../checked-product.tsx'
import type { Review } from '../model/review.ts'
import {
  LineChanges,
  LineName,
  LinePrice,
  LineQuantity,
  LineTotal,
  productName,
  RemoveButton,
} from './cart-line.tsx'

interface CartLinesProperties {
  review: Review
  /** Quantities to choose from; null for a read-only cart. */
  options: readonly number[] | null
  setQuantity: (id: string, quantity: number) => void
}

/** Renders the lines of the cart in columns: picture and name, quantity, unit price, total, remove button. */
export function CartLines({ review, options, setQuantity }: CartLinesProperties) {
  const texts = useTranslations('cart')
  return (
    <>
      <div className="cart-line cart-line--head fs-small text-body-secondary" aria-hidden="true">
        <span className="cart-line__words">{texts('product')}</span>
        <span>{texts('quantity')}</span>
        <span className="cart-line__price">{texts('price')}</span>
        <span className="cart-line__total">{texts('total')}</span>
      </div>
      <ul role="list" tabIndex={-1} className="cart-lines border-bottom">
        {review.lines.map((line) => (
          <li key={line.id} className="cart-line">
            <ProductThumbnail product={line.product} />
            <div className="cart-line__words">
              <LineName line={line} />
              <LineChanges line={line} />
            </div>
            <div className="cart-line__amounts">
              {options ? (
                <LineQuantity
                  line={line}
                  options={options}
                  choose={(quantity) => setQuantity(line.id, quantity)}
                />
              ) : (
                <p className="cart-line__units">
                  {line.priced && texts('units', { count: line.priced.quantity })}
                </p>
              )}
              <LinePrice line={line} currency={review.priced.currency} />
              <LineTotal line={line} currency={review.priced.currency} />
            </div>
            {options && (
              <RemoveButton name={productName(line)} asIcon remove={() => setQuantity(line.id, 0)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
