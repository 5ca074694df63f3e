/** The amounts of an order line, in minor units. */
interface LineAmounts {
  total: number
  /** Its share of the order's discounts; missing without any. */
  discount?: number | null | undefined
}

/** Returns what a line costs after the order's discounts. Tax is part of it only if the order's prices include tax. */
export const discountedTotal = ({ total, discount }: LineAmounts): number => total - (discount ?? 0)
