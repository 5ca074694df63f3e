import { defineArrayMember, defineField } from 'sanity'
import { checkVariants, type ProductVariants } from '../validation/variants.ts'

const partsOf = (document: unknown) => (document ?? {}) as ProductVariants

/** The options of a product, and its variants: one for every combination of their values. */
export const productVariantFields = [
  defineField({
    name: 'options',
    title: 'Options',
    type: 'array',
    description: 'What shoppers choose, e.g. colour and size. Leave empty for a product without a choice.',
    group: 'variants',
    of: [defineArrayMember({ type: 'productOption' })],
    validation: (rule) => rule.max(3).error('Use up to three options.'),
  }),
  defineField({
    name: 'variants',
    title: 'Variants',
    type: 'array',
    description: 'One for every combination. The first that’s in stock is chosen when the page opens.',
    group: 'variants',
    of: [defineArrayMember({ type: 'productVariant' })],
    hidden: ({ document }) => {
      const { options = [], variants = [] } = partsOf(document)
      return options.length === 0 && variants.length === 0
    },
    validation: (rule) => [
      rule.max(100).error('Use up to 100 variants.'),
      rule.custom((_, { document }) => checkVariants(partsOf(document))),
    ],
  }),
]
