import type { ValidationContext } from 'sanity'
import { DISCOUNT_CODE } from '../shared/discounts.ts'
import type { Discount } from '../shared/documents.generated.ts'
import type { ValidationResult } from './addresses.ts'
import { checkUnique } from './unique.ts'

/** A discount, as far as its parts have to fit together. Amounts in minor units. */
export type DiscountFields = Pick<Discount, 'kind' | 'amount' | 'minimum'>

/** Checks the form of a code and that no other discount has it. An empty one is an automatic promotion. */
export async function checkDiscountCode(
  code: string | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (!code) return true
  if (!DISCOUNT_CODE.test(code))
    return 'Use 3 to 32 capital letters, digits and hyphens, e.g. “WELCOME10”. Shoppers can type it in any case.'
  const message = 'Another discount has this code. Choose a different one.'
  return checkUnique(context, { type: 'discount', field: 'code', value: code, message })
}

/** Checks that an order has something left to pay after an amount is taken off. */
export function checkMinimum({ kind, amount = 0, minimum = 0 }: DiscountFields): ValidationResult {
  if (kind !== 'amount' || amount === 0 || minimum > amount) return true
  return 'Enter a minimum above the amount, so that every order has something left to pay.'
}
