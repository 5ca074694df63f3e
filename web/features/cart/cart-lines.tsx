import { useRef } from 'react'
import { formatMoney } from '#web/lib/money.ts'
import { LineChanges, LineName, LinePicture, LineQuantity, LineRemove } from './line-view.tsx'
import type { Review, ReviewedLine } from './review.ts'
import type { PageTexts } from './shop-texts.ts'

interface CartLinesProperties {
  review: Review
  texts: PageTexts
  locale: string
  /** Quantities to choose from; null where the cart is only looked through. */
  options: readonly number[] | null
  setQuantity: (id: string, quantity: number) => void
}

/** The lines of the cart in columns: picture and name, quantity, price of one, total, and a way out. */
export function CartLines({ review, texts, locale, options, setQuantity }: CartLinesProperties) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <div className="cart-line cart-line--head" aria-hidden="true">
        <span className="cart-line__words">{texts.product}</span>
        <span>{texts.quantity}</span>
        <span className="cart-line__price">{texts.price}</span>
        <span className="cart-line__total">{texts.total}</span>
      </div>
      <ul role="list" ref={list} tabIndex={-1} className="cart-lines">
        {review.lines.map((line) => (
          <li
            key={line.id}
            className={line.changes.length > 0 ? 'cart-line cart-line--changed' : 'cart-line'}
          >
            <LinePicture line={line} />
            <div className="cart-line__words">
              <LineName line={line} />
              <LineChanges line={line} texts={texts} locale={locale} />
            </div>
            {options ? (
              <LineQuantity
                line={line}
                texts={texts}
                locale={locale}
                options={options}
                choose={(quantity) => {
                  setQuantity(line.id, quantity)
                }}
              />
            ) : (
              <p className="cart-line__pieces">
                {line.priced && (
                  <>
                    <span className="visually-hidden">{texts.quantity} </span>
                    {line.priced.quantity} ×
                  </>
                )}
              </p>
            )}
            <LineMoney line={line} currency={review.priced.currency} texts={texts} locale={locale} />
            {options && (
              <LineRemove
                line={line}
                texts={texts}
                asSign
                remove={() => {
                  setQuantity(line.id, 0)
                  list.current?.focus()
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface LineMoneyProperties {
  line: ReviewedLine
  currency: string
  texts: PageTexts
  locale: string
}

function LineMoney({ line: { priced }, currency, texts, locale }: LineMoneyProperties) {
  if (!priced) return null
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  return (
    <>
      <p className="cart-line__price">
        {priced.unitDiscount > 0 && (
          <s>
            <span className="visually-hidden">{texts.priceBefore} </span>
            {money(priced.fullUnit)}
          </s>
        )}
        <span>
          <span className="visually-hidden">{texts.price} </span>
          {money(priced.unit)}
        </span>
      </p>
      <p className="cart-line__total">
        <span className="visually-hidden">{texts.total} </span>
        {money(priced.total)}
      </p>
    </>
  )
}
