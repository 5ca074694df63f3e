import { amountText } from '../shared/amounts.ts'
import type { Discount } from '../shared/documents.generated.ts'
import { subtitle } from './localized.ts'
import { localDay } from './short-moment.ts'

/** The part of a discount that Studio's lists show. */
type ShownDiscount = Pick<
  Discount,
  'kind' | 'percent' | 'amount' | 'currency' | 'buy' | 'get' | 'from' | 'until'
>

function benefitText({ kind, percent, amount, currency, buy, get }: ShownDiscount): string {
  switch (kind) {
    case 'amount':
      return amount && currency ? `${amountText(amount, currency)} off` : 'No amount'
    case 'buyXGetY':
      if (!buy || !get || !percent) return 'Numbers are missing'
      return percent === 100 ? `Buy ${buy}, get ${get} free` : `Buy ${buy}, get ${get} at ${percent}% off`
    case 'freeDelivery':
      return 'Free delivery'
    case 'percent':
    case undefined:
      return percent ? `${percent}% off` : 'No percentage'
  }
}

/** Describes a discount for Studio's lists: `10% off · ended`. */
export function discountText(discount: ShownDiscount, now: Date): string {
  const { from, until } = discount
  const isOver = until !== undefined && Date.parse(until) <= now.getTime()
  const isAhead = from !== undefined && now.getTime() < Date.parse(from)
  return subtitle(benefitText(discount), isOver ? 'ended' : isAhead && `from ${localDay(from)}`)
}
