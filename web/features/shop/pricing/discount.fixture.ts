import type { DiscountBenefit } from './benefit.ts'
import type { Discount } from './discount.ts'

/** Returns a promotion for all line items, in dollars, that can be combined and has no minimum and no end. */
export const discount = (benefit: DiscountBenefit, fields: Partial<Discount> = {}): Discount =>
  ({
    id: 'discount.1',
    title: 'Promotion',
    code: null,
    lines: null,
    minimum: null,
    currency: 'USD',
    from: null,
    until: null,
    isCombinable: true,
    exhausted: null,
    ...benefit,
    ...fields,
  }) as Discount
