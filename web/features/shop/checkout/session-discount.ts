import { discountedDelivery, sumAmounts } from '#schemas/shared/line-amounts.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { COUPON_NAME_LENGTH } from '#web/vendors/stripe/checkout-sessions.ts'
import type { Order } from '../orders/order-document.ts'
import { discountName } from '../pricing/names.ts'

/** The fields of an order that determine what its coupon and its gift card take off. */
type DiscountedOrder = Pick<Order, 'delivery' | 'giftCard' | 'totals'>

/** Returns what the gift card of an order pays of its delivery. Coupons do not reduce delivery, so the rest of the total comes first. */
export const giftCardDelivery = (order: DiscountedOrder): number =>
  Math.max(0, (order.giftCard?.amount ?? 0) - (order.totals.payable - discountedDelivery(order.delivery)))

/** Returns all discounts of the line items and the gift card as one, because a checkout session takes a single coupon. */
export function toSessionDiscount(
  order: DiscountedOrder & Pick<Order, 'discounts' | 'locale'>,
  texts: Translator<'orders'>,
): { title: string; amount: number } | null {
  const { discounts, delivery, giftCard, locale } = order
  const names = [
    ...(giftCard ? [texts('giftCard', { ending: giftCard.ending })] : []),
    ...(discounts ?? []).map((discount) => discountName(discount, texts)),
  ]
  const amount =
    sumAmounts((discounts ?? []).map((discount) => discount.amount)) -
    (delivery?.discount ?? 0) +
    (giftCard ? giftCard.amount - giftCardDelivery(order) : 0)
  if (amount === 0) return null
  const list = new Intl.ListFormat(locale).format(names)
  const title =
    list.length <= COUPON_NAME_LENGTH ? list : texts(giftCard ? 'discountsAndGiftCard' : 'discount')
  return { title, amount }
}
