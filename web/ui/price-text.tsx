import { useTranslations } from 'next-intl'

/** A price, formatted. */
interface Amounts {
  now: string
  /** The regular price; null without an active sale. */
  before: string | null
}

/** A price in another currency, shown while visitors browse in it. */
export interface OtherPrice extends Amounts {
  currency: string
}

interface PriceTextProperties extends Amounts {
  others: readonly OtherPrice[]
  className?: string | undefined
  element?: 'p' | 'span'
}

/** A price. In a sale the regular price is struck out. Styles show the price in the currency chosen by the visitor, beside the original one. */
export function PriceText({ now, before, others, className, element: Element = 'p' }: PriceTextProperties) {
  const texts = useTranslations('shop')
  const classes = className ? `price ${className}` : 'price'
  const codes = others.map(({ currency }) => currency).join(' ')
  return (
    <Element className={classes}>
      {others.map(({ currency, ...amounts }) => (
        <span key={currency} data-in={currency}>
          <AmountsText {...amounts} />
        </span>
      ))}
      <span data-not-in={codes}>
        <AmountsText now={now} before={before} />
      </span>
      {codes !== '' && (
        <small className="price__original" data-in={codes}>
          {' '}
          <span className="visually-hidden">{texts('priceOriginal')} </span>
          {now}
        </small>
      )}
    </Element>
  )
}

function AmountsText({ now, before }: Amounts) {
  const texts = useTranslations('shop')
  if (before === null) return now
  return (
    <>
      <span className="visually-hidden">{texts('priceNow')} </span>
      <ins>{now}</ins> <span className="visually-hidden">{texts('priceBefore')} </span>
      <del>{before}</del>
    </>
  )
}
