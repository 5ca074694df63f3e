import type { GiftCardOrder } from '#schemas/shared/gift-cards.ts'
import { addLines, discountedDelivery, discountedTotal, sumAmounts } from '#schemas/shared/line-amounts.ts'
import type { LineItem } from '../line-items.ts'
import type { Order, OrderTax, Refund } from '../order-document.ts'

/** The fields of an order that its invoice needs; amounts in minor units of its currency. */
export interface InvoicedOrder extends Pick<Order, 'state' | 'pricesIncludeTax'> {
  lines: readonly Pick<LineItem, 'fullUnit' | 'quantity' | 'total' | 'discount'>[]
  totals: Pick<Order['totals'], 'tax' | 'serviceCharge' | 'payable'>
  delivery?: Parameters<typeof discountedDelivery>[0]
  giftCard?: GiftCardOrder['giftCard']
  taxes?: readonly Pick<OrderTax, 'percent' | 'net' | 'amount'>[] | null | undefined
  refunds?: readonly Pick<Refund, 'state' | 'amount' | 'at'>[] | null | undefined
}

/** Adds up an invoice: net, taxes and service charge equal the amount paid. */
export function invoiceSums(order: InvoicedOrder) {
  const { state, lines, delivery, totals, giftCard, taxes, refunds, pricesIncludeTax } = order
  const gross = sumAmounts(lines.map(discountedTotal)) + discountedDelivery(delivery)
  const net = gross - (pricesIncludeTax ? totals.tax : 0)
  const made = refunds?.filter((refund) => refund.state === 'made') ?? []
  const paid = totals.payable - (giftCard?.missing ?? 0)
  // Free delivery has a rate of its own, at which nothing was charged.
  const charged = taxes?.filter((tax) => tax.net !== 0 || tax.amount !== 0) ?? []
  const whole = state === 'refunded' && made.length === 0 ? [{ amount: paid, at: null }] : []
  const back = [...made.map(({ amount, at }) => ({ amount, at })), ...whole]
  return {
    ...addLines(lines),
    /** Line items and delivery after all discounts, before tax. */
    net,
    /** By rate; `percent` is null in orders from before rates were stored. */
    taxes: charged.length
      ? charged.map(({ percent, net: taxed, amount }) => ({ percent, net: taxed, amount }))
      : [{ percent: totals.tax === 0 ? 0 : null, net, amount: totals.tax }],
    /** Refunded amounts and their dates (ISO 8601; null in orders from before dates were stored). */
    refunds: back,
    /** The amount paid minus refunds. */
    balance: paid - sumAmounts(back.map(({ amount }) => amount)),
  }
}
