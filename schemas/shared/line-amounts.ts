/** The amounts of an order line, in minor units. */
interface LineAmounts {
  total: number
  /** Its share of the order's discounts; missing without any. */
  discount?: number | null | undefined
}

/** Returns what a line costs after the order's discounts, before tax. */
export const netAmount = ({ total, discount }: LineAmounts): number => total - (discount ?? 0)
