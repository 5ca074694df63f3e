import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { BuyControls } from './buy-controls.tsx'
import type { Product } from './queries.ts'

/** Renders a product's availability, the quantity select and the buttons for cart and wishlist. */
export async function ProductBuy({ product }: { product: Product }) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('shop')])
  const { number, title, quantities, availability } = product
  const isSoldOut = availability.state === 'soldOut'
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
      <BuyControls
        product={{ number, title }}
        isSoldOut={isSoldOut}
        quantities={quantities.map((quantity) => ({ quantity, label: twoDigits.format(quantity) }))}
        texts={{
          quantity: texts('quantity'),
          addToCart: isSoldOut ? words.soldOut : texts('addToCart'),
          wish: texts('wishlist'),
        }}
      />
      {isSoldOut && <p className="buy__hint">{texts('soldOutHint')}</p>}
      <noscript>
        <p className="buy__hint">
          {texts.rich('orderByMessage', { link: (words) => <Link href="/contact">{words}</Link> })}
        </p>
      </noscript>
    </div>
  )
}
