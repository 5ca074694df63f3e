import { getLocale, getTranslations } from 'next-intl/server'
import { formatMoney } from '#web/lib/money.ts'
import { PriceText } from '#web/ui/price-text.tsx'
import { formatOtherPrices } from '../currency/other-prices.ts'
import type { Offer } from './offer.ts'

interface PriceProperties {
  offer: Offer
  currency: string
  className: string
  /** Whether it is the lowest of several prices. */
  isLowest?: boolean
}

/** Renders the price of an offer. */
export async function Price({ offer, currency, className, isLowest = false }: PriceProperties) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('shop')])
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const from = (price: string) => (isLowest ? texts('priceFrom', { price }) : price)
  return (
    <PriceText
      className={className}
      now={from(money(offer.price))}
      before={offer.before === null ? null : money(offer.before)}
      others={formatOtherPrices(offer.others, locale).map((price) => ({ ...price, now: from(price.now) }))}
    />
  )
}

/** Renders a product's label and discount on its picture. */
export async function Badges({ label, offer }: { label: string | null; offer: Offer }) {
  const texts = await getTranslations('shop')
  const { before, percent } = offer
  if (!label && before === null) return null
  return (
    <p className="badges d-flex flex-wrap gap-2 fs-small">
      {label && <span className="badges__label">{label}</span>}
      {before !== null && (
        <span className="badges__sale">
          {percent === null ? texts('sale') : texts('percentOff', { percent: percent / 100 })}
        </span>
      )}
    </p>
  )
}
