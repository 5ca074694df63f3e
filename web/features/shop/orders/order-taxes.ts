import { discountedDelivery, discountedTotal, sumAmounts } from '#schemas/shared/line-amounts.ts'
import type { LineItem } from './line-items.ts'
import type { Order, OrderTax } from './order-document.ts'

/** An amount that is taxed at one rate. */
type Taxed<Charge> = Charge & { tax: number; taxPercent: number }

/** What is taxed of an order, with its tax, in minor units. */
interface TaxedOrder {
  lines: readonly Taxed<Pick<LineItem, 'total' | 'discount'>>[]
  delivery?: Taxed<Pick<NonNullable<Order['delivery']>, 'price' | 'discount'>> | null | undefined
  pricesIncludeTax: boolean
}

/** Adds up the taxes of lines and delivery by rate, lowest first: an invoice shows one row per rate. */
export function taxesByRate({ lines, delivery, pricesIncludeTax }: TaxedOrder): OrderTax[] {
  const charges = [
    ...lines.map((line) => ({ ...line, cost: discountedTotal(line) })),
    ...(delivery ? [{ ...delivery, cost: discountedDelivery(delivery) }] : []),
  ]
  const rates = [...new Set(charges.map(({ taxPercent }) => taxPercent))].sort((one, other) => one - other)
  return rates.map((percent) => {
    const alike = charges.filter(({ taxPercent }) => taxPercent === percent)
    const amount = sumAmounts(alike.map(({ tax }) => tax))
    const cost = sumAmounts(alike.map(({ cost: charged }) => charged))
    return { _key: `rate-${percent}`, percent, net: cost - (pricesIncludeTax ? amount : 0), amount }
  })
}
