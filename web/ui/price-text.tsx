/** Labels of prices for screen readers. */
export interface PriceLabels {
  priceNow: string
  priceBefore: string
  /** The price in the product's own currency, beside a converted one. */
  priceOriginal: string
}

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
  labels: PriceLabels
  className?: string
  element?: 'p' | 'span'
}

/** A price. In a sale the regular price is struck out. Styles show the price in the currency chosen by the visitor, beside the original one. */
export function PriceText({
  now,
  before,
  others,
  labels,
  className,
  element: Element = 'p',
}: PriceTextProperties) {
  const classes = className ? `price ${className}` : 'price'
  const codes = others.map(({ currency }) => currency).join(' ')
  return (
    <Element className={classes}>
      {others.map(({ currency, ...amounts }) => (
        <span key={currency} data-in={currency}>
          <AmountsText {...amounts} labels={labels} />
        </span>
      ))}
      <span data-not-in={codes}>
        <AmountsText {...{ now, before, labels }} />
      </span>
      {codes !== '' && (
        <small className="price__original" data-in={codes}>
          {' '}
          <span className="visually-hidden">{labels.priceOriginal} </span>
          {now}
        </small>
      )}
    </Element>
  )
}

function AmountsText({ now, before, labels }: Amounts & { labels: PriceLabels }) {
  if (before === null) return now
  return (
    <>
      <span className="visually-hidden">{labels.priceNow} </span>
      <ins>{now}</ins> <span className="visually-hidden">{labels.priceBefore} </span>
      <del>{before}</del>
    </>
  )
}
