/** The most units of a product in a cart or an order. */
export const MAX_QUANTITY = 99

/** The amounts of an order line, in minor units. */
interface LineAmounts {
  total: number
  /** Its share of the order's discounts; missing without any. */
  discount?: number | null | undefined
}

/** A line as it is listed among others, in minor units. */
interface ListedLine {
  /** The price of one unit before its sale price. */
  fullUnit: number
  quantity: number
  /** After the sale price, before the order's discounts. */
  total: number
}

/** Adds up amounts. */
export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)

/** Returns how many units of a line are in parts of its order, such as refunds, by the key of the line. */
export const unitsOfLine = (parts: readonly { line: string; quantity: number }[], key: string): number =>
  sumAmounts(parts.filter(({ line }) => line === key).map(({ quantity }) => quantity))

/** Returns what a line costs before its sale price and the order's discounts. Lines are listed with it, so that they add up to the subtotal. */
export const listedTotal = ({ fullUnit, quantity }: Omit<ListedLine, 'total'>): number => fullUnit * quantity

/** Adds up the listed lines of an order, and what sale prices take off them. */
export const addLines = (lines: readonly ListedLine[]): { subtotal: number; saleDiscount: number } =>
  lines.reduce(
    ({ subtotal, saleDiscount }, line) => ({
      subtotal: subtotal + listedTotal(line),
      saleDiscount: saleDiscount + listedTotal(line) - line.total,
    }),
    { subtotal: 0, saleDiscount: 0 },
  )

/** Returns what a line costs after the order's discounts. Tax is part of it only if the order's prices include tax. */
export const discountedTotal = ({ total, discount }: LineAmounts): number => total - (discount ?? 0)

/** Returns what delivery costs after its discount; 0 without delivery. */
export const discountedDelivery = (
  delivery: { price: number; discount?: number | null | undefined } | null | undefined,
): number => (delivery ? delivery.price - (delivery.discount ?? 0) : 0)
