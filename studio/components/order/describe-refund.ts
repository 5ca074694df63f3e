import { amountText } from '#schemas/shared/amounts.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { giftCardPart, refundableAmount } from '#schemas/shared/refunds.ts'

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
