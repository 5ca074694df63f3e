import { defineField, type SlugSourceContext } from 'sanity'
import { requireSlug } from '../validation/addresses.ts'
import { rawClient } from '../validation/unique.ts'
import { checkNumber, checkProductNumber } from '../validation/variant-numbers.ts'

const FIRST_NUMBER = 10000

/**
 * Returns the number after the largest one. Numbers that are words, such as `desk-lamp`, are ignored.
 *
 * @param taken the numbers of all products, drafts included
 */
export function nextProductNumber(taken: readonly (string | null | undefined)[]): string {
  const numbers = taken.filter((number) => /^\d{1,12}$/.test(number ?? '')).map(Number)
  return String(numbers.reduce((largest, number) => Math.max(largest, number), FIRST_NUMBER - 1) + 1)
}

const fetchFreeNumber = async (_: unknown, context: SlugSourceContext): Promise<string> =>
  nextProductNumber(await rawClient(context).fetch<(string | null)[]>('*[_type == "product"].slug.current'))

/** The number of a product: the last part of its address in every language, and unique. */
export const productNumberField = defineField({
  name: 'slug',
  title: 'Number',
  type: 'slug',
  description:
    'Used in carts, orders and the web address, e.g. “/shop/single/10201”. “Generate” picks the next free number.',
  group: 'card',
  options: { source: fetchFreeNumber, maxLength: 64, isUnique: () => true },
  validation: (rule) => [
    rule.custom(requireSlug('Enter a number, or click “Generate” for the next free one.')),
    rule.custom((slug) => checkNumber(slug?.current)),
    rule.custom((slug, context) => checkProductNumber(slug?.current, context)),
  ],
})
