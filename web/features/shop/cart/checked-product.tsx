import { useLocale } from 'next-intl'
import { PriceText } from '#web/ui/price-text.tsx'
import { formatOtherPrices } from '../currency/other-prices.ts'
import { payingCurrencies, pricesInOthers } from '../pricing/currency-prices.ts'
import { ownPrice } from '../pricing/sale.ts'
import type { CartProduct, CheckedCart } from './model/checked-cart.ts'
import { useMoney } from './use-money.ts'

/** Renders the picture of a product. It is decorative, because the name is beside it. */
export function ProductThumbnail({ product }: { product: CartProduct | null }) {
  const picture = product?.picture
  return (
    <div className="thumbnail">
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="7rem"
          alt=""
          loading="lazy"
          style={{ objectPosition: picture.objectPosition }}
        />
      )}
    </div>
  )
}

interface CheckedPriceProperties {
  product: CartProduct
  shop: Pick<CheckedCart, 'now' | 'rates' | 'settings'>
  className?: string | undefined
}

/** Renders the current price of a product, also in the shop's other currencies. */
export function CheckedPrice({ product, shop, className }: CheckedPriceProperties) {
  const [locale, money] = [useLocale(), useMoney()]
  const { settings, rates, now } = shop
  const { full, reduced } = ownPrice(product, now)
  const others = pricesInOthers(product, { currencies: payingCurrencies(settings), rates }, now)
  return (
    <PriceText
      now={money(reduced, product.currency)}
      before={full === reduced ? null : money(full, product.currency)}
      others={formatOtherPrices(others, locale)}
      className={className}
    />
  )
}
