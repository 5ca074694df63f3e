import { discountedTotal } from '#schemas/shared/line-amounts.ts'
import type { SessionTax } from '#web/vendors/stripe/session-tax.ts'
import type { Order } from './order-document.ts'

type TaxedFields = Pick<
  Order,
  'lines' | 'delivery' | 'totals' | 'taxes' | 'taxCountry' | 'automaticTaxStatus'
>
type UntaxedOrder = Pick<Order, 'lines' | 'delivery' | 'totals' | 'pricesIncludeTax'>

const NO_TAX = { amount: 0, percent: 0 }

/** Returns the fields of an order with the tax that Stripe has computed and charged: on each line, on delivery, by rate and in total. */
export function applySessionTax(order: UntaxedOrder, tax: SessionTax): TaxedFields {
  const isIncluded = order.pricesIncludeTax ?? false
  const lines = order.lines.map((line) => {
    const { amount, percent } = tax.lines.get(line._key) ?? NO_TAX
    return { ...line, tax: amount, taxPercent: percent }
  })
  const delivery = order.delivery && {
    ...order.delivery,
    ...{ tax: tax.delivery.amount, taxPercent: tax.delivery.percent },
  }
  const taxed = [
    ...lines.map((line) => ({ cost: discountedTotal(line), tax: line.tax, percent: line.taxPercent })),
    ...(delivery
      ? [
          {
            cost: delivery.price - (delivery.discount ?? 0),
            ...{ tax: delivery.tax, percent: delivery.taxPercent },
          },
        ]
      : []),
  ]
  const percents = [...new Set(taxed.map(({ percent }) => percent))].sort((one, other) => one - other)
  const taxes = percents.map((percent) => {
    const alike = taxed.filter((part) => part.percent === percent)
    const amount = alike.reduce((sum, part) => sum + part.tax, 0)
    const cost = alike.reduce((sum, part) => sum + part.cost, 0)
    return { _key: `rate-${percent}`, percent, net: cost - (isIncluded ? amount : 0), amount }
  })
  const { totals } = order
  return {
    lines,
    ...(delivery && { delivery }),
    totals: { ...totals, tax: tax.amount, payable: totals.payable + (isIncluded ? 0 : tax.amount) },
    taxes,
    ...(tax.country !== null && { taxCountry: tax.country }),
    automaticTaxStatus: tax.status,
  }
}
