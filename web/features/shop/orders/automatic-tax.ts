import type { SessionTax } from '#web/vendors/stripe/session-tax.ts'
import type { Order } from './order-document.ts'
import { taxesByRate } from './order-taxes.ts'

type UntaxedOrder = Pick<Order, 'lines' | 'delivery' | 'totals' | 'pricesIncludeTax'>

const NO_TAX = { amount: 0, percent: 0 }

/** Returns the fields of an order with the tax that Stripe has computed and charged: on each line, on delivery, by rate and in total. */
export function applySessionTax(order: UntaxedOrder, tax: SessionTax) {
  const pricesIncludeTax = order.pricesIncludeTax ?? false
  const lines = order.lines.map((line) => {
    const { amount, percent } = tax.lines.get(line._key) ?? NO_TAX
    return { ...line, tax: amount, taxPercent: percent }
  })
  const delivery = order.delivery && {
    ...order.delivery,
    tax: tax.delivery.amount,
    taxPercent: tax.delivery.percent,
  }
  const { totals } = order
  return {
    lines,
    ...(delivery && { delivery }),
    totals: { ...totals, tax: tax.amount, payable: totals.payable + (pricesIncludeTax ? 0 : tax.amount) },
    taxes: taxesByRate({ lines, delivery, pricesIncludeTax }),
    ...(tax.country !== null && { taxCountry: tax.country }),
    automaticTaxStatus: tax.status,
  }
}
