/** Labels of prices for screen readers. */
export interface PriceLabels {
  priceNow: string
  priceBefore: string
}

interface PriceTextProperties {
  /** The current price, formatted. */
  now: string
  /** The regular price, formatted; null without an active sale. */
  before: string | null
  labels: PriceLabels
  className?: string
  element?: 'p' | 'span'
}

/** A price. In a sale the regular price is struck out. */
export function PriceText({ now, before, labels, className, element: Element = 'p' }: PriceTextProperties) {
  const classes = className ? `price ${className}` : 'price'
  if (before === null) return <Element className={classes}>{now}</Element>
  return (
    <Element className={classes}>
      <span className="visually-hidden">{labels.priceNow} </span>
      <ins>{now}</ins> <span className="visually-hidden">{labels.priceBefore} </span>
      <del>{before}</del>
    </Element>
  )
}
