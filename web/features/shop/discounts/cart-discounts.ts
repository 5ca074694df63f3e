import type { DiscountBenefit } from '../pricing/benefit.ts'
import type { Discount } from '../pricing/discount.ts'

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

/**
 * Returns the discounts as they apply to a cart, without their rules, which visitors need not see.
 *
 * @param usedByCustomer ids of the discounts in the customer's orders, once for each order
 */
export const toCartDiscounts = (
  stored: readonly StoredDiscount[],
  lines: readonly ScopedLine[],
  usedByCustomer: readonly string[],
): Discount[] =>
  stored.map(({ scope, products, categories, maxUses, maxUsesPerCustomer, uses, ...discount }): Discount => {
    const isInScope = ({ documentId, category }: ScopedLine): boolean =>
      scope === 'products'
        ? products.includes(documentId)
        : category !== null && categories.includes(category)
    const usesOfCustomer = usedByCustomer.filter((used) => used === discount.id).length
    const isUsedByCustomer = maxUsesPerCustomer !== null && usesOfCustomer >= maxUsesPerCustomer
    const isUsedUp = maxUses !== null && uses >= maxUses
    return {
      ...discount,
      lines: scope === 'all' ? null : lines.filter(isInScope).map(({ id }) => id),
      exhausted: isUsedByCustomer ? 'alreadyUsed' : isUsedUp ? 'usedUp' : null,
    }
  })

/** Returns which codes belong to no discount. */
export const unknownCodes = (codes: readonly string[], stored: readonly StoredDiscount[]): string[] =>
  codes.filter((code) => !stored.some((discount) => discount.code === code))
