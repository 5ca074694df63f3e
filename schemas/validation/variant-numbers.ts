import type { ValidationContext } from 'sanity'
import { productNumbersOf, variantNumber } from '../shared/variants.ts'
import { checkSlug, type ValidationResult } from './addresses.ts'
import { fetchOthers } from './unique.ts'

interface NumberedProduct {
  number: string | null
  codes: (string | null)[] | null
}

/** Numbers in carts have at most 64 characters. */
const MAX_NUMBER = 64

const checkLength = (number: string): ValidationResult =>
  number.length > MAX_NUMBER ? `The number ${number} is too long. Use up to ${MAX_NUMBER} characters.` : true

/** Checks the form of the number of a product: that of an address, and short enough for carts. An empty value passes. */
export function checkNumber(number: string | undefined): ValidationResult {
  const form = checkSlug(number)
  return form === true && number ? checkLength(number) : form
}

/** Checks the code of a variant. */
export function checkVariantCode(code: string | undefined): ValidationResult {
  if (!code) return 'Enter the ending of its number, e.g. “green-l”.'
  return checkSlug(code)
}

/** Checks that no other product or variant has the number of a variant. Queries the lake. */
export async function checkVariantNumber(
  code: string | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  const product = (context.document?.slug as { current?: string } | undefined)?.current
  if (!code || !product) return true
  const number = variantNumber(product, code)
  const length = checkLength(number)
  if (length !== true) return length
  return (await isTaken(number, context)) ? `The number ${number} is taken. Choose another ending.` : true
}

/** Checks that no variant of another product has the number of a product. Queries the lake. */
export async function checkProductNumber(
  number: string | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (!number) return true
  return (await isTaken(number, context))
    ? `Another product or variant already has the number ${number}. Click “Generate” for the next free one.`
    : true
}

/** Returns whether another product, or a variant of another product, has a number. */
async function isTaken(number: string, context: ValidationContext): Promise<boolean> {
  const filter = '_type == "product" && slug.current in $numbers'
  const projection = '{ "number": slug.current, "codes": variants[].code }'
  const others = await fetchOthers<NumberedProduct>(context, filter, projection, {
    numbers: productNumbersOf(number),
  })
  return others.some(
    (other) =>
      other.number === number ||
      other.codes?.some((code) => code && other.number && variantNumber(other.number, code) === number),
  )
}
