import { amountText, decimalText } from '#schemas/shared/amounts.ts'
import { currencyDecimals, payableStep } from '#schemas/shared/currencies.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { giftCardPart, refundableAmount, type RefundError } from '#schemas/shared/refunds.ts'

/** Describes where the amount of a refund goes and what is left of the order. */
export function describeRefund(order: Order, amount: number): string {
  const money = (minor: number) => amountText(minor, order.currency)
  const toGiftCard = giftCardPart(order, amount)
  const ways = [
    ...(amount > toGiftCard
      ? [`${money(amount - toGiftCard)} goes back to the customer’s payment method`]
      : []),
    ...(toGiftCard > 0 ? [`${money(toGiftCard)} goes back to the gift card`] : []),
  ]
  return `${ways.join(' and ')}, leaving ${money(refundableAmount(order) - amount)}. We’ll email the customer.`
}

const ERROR_TEXTS: Record<Exclude<RefundError, 'unpayable'>, string> = {
  nothing: 'Choose the items to refund, and how many of each.',
  unknownLine: 'This item isn’t part of the order.',
  tooMany: 'You can’t refund more than was bought.',
  tooMuch: 'This is more than the remaining payment. Refund everything that’s left instead.',
}

/** Describes why an order cannot be refunded as chosen. */
export function describeRefundError({ currency }: Pick<Order, 'currency'>, error: RefundError): string {
  if (error !== 'unpayable') return ERROR_TEXTS[error]
  const step = decimalText(payableStep(currency), currencyDecimals(currency))
  return `Cards can’t be refunded this amount. Round it to a multiple of ${step}.`
}
