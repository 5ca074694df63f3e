/** The form of the number of a product or variant in requests and stored carts. */
export const PRODUCT_NUMBER = /^[\w-]{1,64}$/

/** Returns the number of a variant: the product's number and the variant's code. */
export const variantNumber = (productNumber: string, code: string): string => `${productNumber}-${code}`

/**
 * Returns the product numbers that a number in a cart or order can belong to: the number itself, and every part before a hyphen. Products
 * are therefore found by their own number, which is indexed.
 */
export function productNumbersOf(number: string): string[] {
  const parts = number.split('-')
  return parts.map((_, index) => parts.slice(0, index + 1).join('-')).filter((candidate) => candidate !== '')
}

/** A value of an option, such as green, with what its label or code is made of. */
interface Value {
  _key: string
}

/** The values that a product's options offer. */
export interface Option {
  values?: readonly Value[] | null | undefined
}

/** Returns every combination of one value per option, as keys of values; none without options. */
export function combinationsOf(options: readonly Option[]): string[][] {
  if (options.length === 0) return []
  return options.reduce<string[][]>(
    (combinations, { values }) =>
      combinations.flatMap((combination) => (values ?? []).map(({ _key }) => [...combination, _key])),
    [[]],
  )
}

/** Returns whether a variant has exactly these values, in any order. */
export const hasChoices = (choices: readonly string[], combination: readonly string[]): boolean =>
  choices.length === combination.length && combination.every((key) => choices.includes(key))
