import { ComponentIcon } from '@sanity/icons/Component'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'
import type { ProductMoney } from '../validation/products.ts'
import { checkVariantCode, checkVariantNumber } from '../validation/variant-numbers.ts'
import { checkDifferences, type StoredVariant, warnMissingDifferences } from '../validation/variants.ts'

type Differences = NonNullable<StoredVariant['priceDifferences']>[number][]

export const productVariant = defineType({
  name: 'productVariant',
  title: 'Variant',
  type: 'object',
  icon: ComponentIcon,
  description: 'One combination of options, with its own number, stock and price.',
  fields: [
    defineField({
      name: 'code',
      title: 'Number ending',
      type: 'string',
      description:
        'Its number is the product’s number, a hyphen and this, e.g. “green-l” for 10000-green-l. It’s used in carts, orders and links.',
      validation: (rule) => [rule.custom<string>(checkVariantCode), rule.custom<string>(checkVariantNumber)],
    }),
    defineField({
      name: 'choices',
      title: 'Options',
      type: 'array',
      description: 'One value of each option.',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({
      name: 'priceDifference',
      title: 'Additional price',
      type: 'minorUnits',
      description: 'How much more than the product it costs. Leave empty if it costs the same.',
      options: { currency: 'document' },
    }),
    defineField({
      name: 'priceDifferences',
      title: 'Additional prices in other currencies',
      type: 'array',
      description: 'Only for currencies in which the product has a price of its own.',
      of: [defineArrayMember({ type: 'productPrice' })],
      hidden: ({ parent }: { parent?: { priceDifference?: number } }) => !parent?.priceDifference,
      validation: (rule) => [
        rule.custom<Differences>(checkDifferences),
        rule
          .custom<Differences>((differences, { document }) =>
            warnMissingDifferences(differences, document as ProductMoney | undefined),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'figure',
      description: 'Optional. Shown when shoppers choose this variant, in the cart, and among the pictures.',
    }),
  ],
  preview: {
    select: { code: 'code', priceDifference: 'priceDifference', image: 'image' },
    prepare: ({ code, priceDifference, image }: Record<string, unknown>) => ({
      title: typeof code === 'string' ? code : 'New variant',
      subtitle: subtitle(Boolean(priceDifference) && 'costs more'),
      media: pictureOr(image, ComponentIcon),
    }),
  },
})
