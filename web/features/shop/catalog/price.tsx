import { getLocale, getTranslations } from 'next-intl/server'
import { formatMoney } from '#web/lib/money.ts'
import type { Offer } from './offer.ts'

interface PriceProperties {
  offer: Offer
  currency: string
  className: string
  /** Whether it is the lowest of several prices. */
  isLowest?: boolean
}

/** Renders a price. In a sale the regular price is struck out and labeled for screen readers. */
export async function Price({ offer, currency, className, isLowest = false }: PriceProperties) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('shop')])
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const now = isLowest ? texts('priceFrom', { price: money(offer.price) }) : money(offer.price)
  if (offer.before === null) return <p className={`price ${className}`}>{now}</p>
  return (
    <p className={`price ${className}`}>
      <span className="visually-hidden">{texts('priceNow')} </span>
      <ins>{now}</ins> <span className="visually-hidden">{texts('priceBefore')} </span>
      <del>{money(offer.before)}</del>
    </p>
  )
}

/** Renders a product's label and discount on its picture. */
export async function Badges({ label, offer }: { label: string | null; offer: Offer }) {
  const texts = await getTranslations('shop')
  const { before, percent } = offer
  if (!label && before === null) return null
  return (
    <p className="badges">
      {label && <span className="badges__label">{label}</span>}
      {before !== null && (
        <span className="badges__sale">
          {percent === null ? texts('sale') : texts('percentOff', { percent: percent / 100 })}
        </span>
      )}
    </p>
  )
}
