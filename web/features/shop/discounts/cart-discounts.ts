import type { Discount, DiscountBenefit } from '../pricing/discount.ts'

/** A published discount with its uses. */
export type StoredDiscount = DiscountBenefit &
  Pick<Discount, 'id' | 'title' | 'code' | 'minimum' | 'currency' | 'from' | 'until' | 'isCombinable'> & {
    scope: 'all' | 'products' | 'categories'
    /** Ids of products and categories. */
    products: readonly string[]
    categories: readonly string[]
    /** Null without a limit. */
    maxUses: number | null
    maxUsesPerCustomer: number | null
    /** Orders with it that are paid or can still be paid; 0 without a limit. */
    uses: number
  }

/** A line item, as far as discounts are concerned. */
export interface ScopedLine {
  id: string
  /** Id of its product's document. */
  documentId: string
  /** Id of its category. */
  category: string | null
}

function isInScope({ scope, products, categories }: StoredDiscount, line: ScopedLine): boolean {
  if (scope === 'products') return products.includes(line.documentId)
  return line.category !== null && categories.includes(line.category)
}

/** Returns how much a discount takes off, without its rules, which visitors need not see. */
function benefitOf(discount: StoredDiscount): DiscountBenefit {
  switch (discount.kind) {
    case 'percent':
      return { kind: 'percent', percent: discount.percent }
    case 'amount':
      return { kind: 'amount', amount: discount.amount }
    case 'freeDelivery':
      return { kind: 'freeDelivery' }
    case 'buyXGetY':
      return { kind: 'buyXGetY', buy: discount.buy, get: discount.get, percent: discount.percent }
  }
}

/** Returns why a discount has no uses left; null if it has. */
function exhaustion(discount: StoredDiscount, usesOfCustomer: number): Discount['exhausted'] {
  const { uses, maxUses, maxUsesPerCustomer } = discount
  if (maxUsesPerCustomer !== null && usesOfCustomer >= maxUsesPerCustomer) return 'alreadyUsed'
  return maxUses !== null && uses >= maxUses ? 'usedUp' : null
}

/**
 * Returns the discounts as they apply to a cart.
 *
 * @param usedByCustomer ids of the discounts in the customer's orders, once for each order
 */
export const toCartDiscounts = (
  stored: readonly StoredDiscount[],
  lines: readonly ScopedLine[],
  usedByCustomer: readonly string[],
): Discount[] =>
  stored.map((discount): Discount => {
    const { id, title, code, minimum, currency, from, until, isCombinable, scope } = discount
    const usesOfCustomer = usedByCustomer.filter((used) => used === id).length
    return {
      id,
      title,
      code,
      minimum,
      currency,
      from,
      until,
      isCombinable,
      ...benefitOf(discount),
      lines:
        scope === 'all' ? null : lines.filter((line) => isInScope(discount, line)).map((line) => line.id),
      exhausted: exhaustion(discount, usesOfCustomer),
    }
  })

/** Returns which codes belong to no discount. */
export const unknownCodes = (codes: readonly string[], stored: readonly StoredDiscount[]): string[] =>
  codes.filter((code) => !stored.some((discount) => discount.code === code))
