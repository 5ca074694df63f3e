import { combinationsOf, hasChoices, type Option } from '../shared/variants.ts'
import type { LocatedResult, ValidationResult } from './addresses.ts'
import { findRepeated } from './listed-once.ts'
import type { Localized } from './localized.ts'

export interface StoredOption extends Option {
  _key: string
  name?: Localized
  values?: readonly { _key: string; label?: Localized; color?: string }[]
}

/** A variant of a product as stored. Amounts in minor units. */
export interface StoredVariant {
  _key: string
  code?: string
  choices?: readonly string[]
  priceDifference?: number
  priceDifferences?: readonly { currency?: string; amount?: number }[]
}

/** The parts of a product that variants depend on. */
export interface ProductVariants {
  options?: readonly StoredOption[]
  variants?: readonly StoredVariant[]
}

const differenceOf = ({ priceDifference = 0 }: StoredVariant): number => priceDifference

/** Checks that every combination of values is exactly one variant, and that codes are unique. */
export function checkVariants({
  options = [],
  variants = [],
}: ProductVariants): ValidationResult | LocatedResult {
  if (options.length === 0) {
    return variants.length === 0 ? true : 'Add an option for these variants, or remove them.'
  }
  const combinations = combinationsOf(options)
  const seen = new Set<string>()
  for (const { _key, code, choices = [] } of variants) {
    const at = (field: 'choices' | 'code', message: string): LocatedResult => ({
      message,
      path: [{ _key }, field],
    })
    const combination = combinations.find((one) => hasChoices(choices, one))
    if (!combination) return at('choices', 'Choose one value of each option, or remove this variant.')
    const key = combination.join(' ')
    if (seen.has(key)) return at('choices', 'Another variant has the same options. Remove one.')
    seen.add(key)
    if (code && variants.some((other) => other._key !== _key && other.code === code))
      return at('code', `Another variant of this product has the number ending “${code}”.`)
  }
  const missing = combinations.length - variants.length
  if (missing > 0) {
    return `${missing === 1 ? 'One combination has' : `${missing} combinations have`} no variant. Click “Add missing variants”.`
  }
  return checkCheapestVariant(variants)
}

/** Checks that a product costs what its cheapest variant does. */
export function checkCheapestVariant(variants: readonly StoredVariant[]): LocatedResult {
  const [cheapest] = [...variants].sort((one, other) => differenceOf(one) - differenceOf(other))
  if (!cheapest || differenceOf(cheapest) <= 0) return true
  const message = 'Leave this empty: the product’s price is that of its cheapest variant.'
  return { message, path: [{ _key: cheapest._key }, 'priceDifference'] }
}

/** Warns if a variant costs more and has no additional price in a currency in which the product has its own price. */
export function warnMissingDifferences(
  differences: StoredVariant['priceDifferences'],
  product: { prices?: readonly { currency?: string }[] } | undefined,
): ValidationResult {
  const known = new Set((differences ?? []).map(({ currency }) => currency))
  const priced = product?.prices?.map(({ currency }) => currency) ?? []
  const missing = [...new Set(priced)].filter((code) => code && !known.has(code))
  return missing.length === 0
    ? true
    : `Without an additional price in ${missing.join(', ')}, the price there is converted at the exchange rate.`
}

/** Checks that no currency has two additional prices. */
export function checkDifferences(differences: StoredVariant['priceDifferences']): ValidationResult {
  const twice = findRepeated(differences ?? [], ({ currency }) => currency)
  return twice ? `There are two additional prices in ${twice.currency}. Remove one.` : true
}
