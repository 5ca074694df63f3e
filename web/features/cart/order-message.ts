import { formatMoney } from '#web/lib/money.ts'
import { fill } from '#web/lib/phrases.ts'
import type { Review } from './review.ts'
import type { PageTexts } from './shop-texts.ts'

/** The order in words, as a person would write it: what, how many, and what it comes to. */
export function orderMessage({ lines, priced }: Review, texts: PageTexts, locale: string): string {
  const money = (minor: number) => formatMoney(minor, priced.currency, { locale })
  const written = lines.flatMap(({ id, good, priced: cost }) =>
    good && cost
      ? [
          fill(texts.orderLine, {
            quantity: String(cost.quantity),
            product: good.title,
            number: id,
            total: money(cost.total),
          }),
        ]
      : [],
  )
  return [texts.orderLead, ...written, fill(texts.orderTotal, { total: money(priced.payable) })].join('\n')
}
