import { type DiscountPayment, toPaying } from './discount.ts'

/** A delivery method, as far as its price is concerned. Amounts in minor units of its currency. */
export interface DeliveryPrice {
  price: number
  /** It is free for orders of this amount or more; null if it never is. */
  freeFrom: number | null
  /** ISO 4217 code. */
  currency: string
  taxClass: string
}

/** Stands for delivery among the ids of line items, none of which has a space. */
export const DELIVERY_LINE = 'delivery line'

/**
 * Returns what a delivery method costs, in minor units of the paying currency; null without an exchange rate.
 *
 * @param discountedSubtotal what the line items cost after discounts, before tax
 */
export function deliveryPrice(
  method: DeliveryPrice,
  discountedSubtotal: bigint,
  payment: DiscountPayment,
): bigint | null {
  const freeFrom = toPaying(method.freeFrom ?? 0, method, payment)
  if (method.freeFrom !== null && freeFrom !== null && discountedSubtotal >= freeFrom) return 0n
  return toPaying(method.price, method, payment)
}
