import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Product } from './data.ts'

/** How many there are, how many one takes, and the buttons for the cart and the wishlist. */
export async function ProductBuy({ product }: { product: Product }) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('shop')])
  const { number, title, quantities, availability } = product
  // Pages one has left stay in the document: ids are those of one product.
  const quantityId = `quantity-${number}`
  const soldOut = availability.state === 'soldOut'
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const words = {
    soldOut: texts('soldOut'),
    low: texts('fewLeft', { left: availability.left ?? 0 }),
    available: texts('inStock'),
    untracked: texts('inStock'),
  }
  return (
    <div className="buy">
      <p className={`buy__stock buy__stock--${availability.state}`}>{words[availability.state]}</p>
      <div className="buy__row">
        {!soldOut && quantities.length > 0 && (
          <div className="buy__quantity">
            <label htmlFor={quantityId}>{texts('quantity')}</label>
            <select id={quantityId} className="form-control">
              {quantities.map((quantity) => (
                <option key={quantity} value={quantity}>
                  {twoDigits.format(quantity)}
                </option>
              ))}
            </select>
          </div>
        )}
        <button
          type="button"
          className="btn btn-primary buy__add"
          disabled={soldOut}
          data-cart-add={number}
          data-cart-title={title}
          data-cart-face="detail"
          data-cart-quantity-from={quantityId}
        >
          {soldOut ? words.soldOut : texts('addToCart')}
          {!soldOut && <Icon name="cart" />}
        </button>
        <button
          type="button"
          className="btn btn-secondary wish"
          aria-pressed="false"
          data-wishlist-toggle={number}
          data-wishlist-title={title}
        >
          {texts('wish')}
          <Icon name="heart" />
        </button>
      </div>
      {soldOut && <p className="buy__hint">{texts('soldOutHint')}</p>}
      <noscript>
        <p className="buy__hint">
          {texts.rich('orderByMessage', { link: (words) => <Link href="/contact">{words}</Link> })}
        </p>
      </noscript>
    </div>
  )
}
