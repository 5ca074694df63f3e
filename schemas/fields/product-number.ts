import { defineField, type SlugSourceContext } from 'sanity'
import { nextProductNumber } from '../shared/product-numbers.ts'
import { checkSlug } from '../validation/addresses.ts'
import { checkUnique } from '../validation/unique.ts'

const API_VERSION = '2025-10-01'

/** Asks the lake for the next free number, drafts counted. */
async function freeNumber(_: unknown, { getClient }: SlugSourceContext): Promise<string> {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  return nextProductNumber(await client.fetch<(string | null)[]>('*[_type == "product"].slug.current'))
}

/** The number of a product, which is the last part of its address in every language; no two have the same. */
export const productNumberField = defineField({
  name: 'slug',
  title: 'Number',
  type: 'slug',
  description:
    'Names it in the cart, in orders and in its address, “/shop/single/10201”. “Generate” takes the next free one.',
  group: 'card',
  options: { source: freeNumber, maxLength: 80, isUnique: () => true },
  validation: (rule) => [
    rule.required().error('Write the number, or press “Generate” for the next free one.'),
    rule.custom((slug) => checkSlug(slug?.current)),
    rule.custom((slug, context) =>
      checkUnique(context, {
        type: 'product',
        field: 'slug.current',
        value: slug?.current,
        message: `Another product has the number ${slug?.current}: press “Generate” for the next free one.`,
      }),
    ),
  ],
})
