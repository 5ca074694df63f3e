import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType } from 'sanity'
import { englishText, selectFields, subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'
import { type NumberedStock, stockNumber } from '../preview/stock.ts'
import { stockText } from '../shared/stock.ts'

/**
 * How many of a product there are. A document of its own, without drafts: publishing the text of a product never overwrites what
 * orders have taken meanwhile. `inventoryId` derives its id from the product, or from the product and the variant; without one, a product
 * or variant is always available.
 */
export const inventory = defineType({
  name: 'inventory',
  title: 'Stock',
  type: 'document',
  icon: PackageIcon,
  liveEdit: true,
  description:
    'How many of a product or variant are in stock. Changes take effect at once, without publishing.',
  fields: [
    defineField({
      name: 'product',
      title: 'Product',
      type: 'reference',
      description: 'The product. It was set when stock tracking started.',
      to: [{ type: 'product' }],
      weak: true,
      readOnly: true,
      validation: (rule) =>
        rule.required().error('Track stock from the product: open it and go to the “Stock” tab.'),
    }),
    defineField({
      name: 'variant',
      title: 'Variant',
      type: 'string',
      description: 'The key of the variant. Empty for a product without variants.',
      readOnly: true,
      hidden: ({ value }) => value === undefined,
    }),
    defineField({
      name: 'available',
      title: 'Available',
      type: 'number',
      description: 'How many you can sell. At 0, the product shows as sold out.',
      validation: (rule) => [
        rule.required().error('Enter the quantity, or 0 if it’s sold out.'),
        rule.integer().min(0).error('Enter a whole number, 0 or more.'),
      ],
    }),
    defineField({
      name: 'lowStockAt',
      title: 'Low stock threshold',
      type: 'number',
      description:
        'At this number or below, it’s listed under “Low stock” and shoppers see that few are left.',
      initialValue: 5,
      validation: (rule) => rule.integer().min(0).error('Enter a whole number, 0 or more.'),
    }),
  ],
  orderings: [{ name: 'available', title: 'Fewest first', by: [{ field: 'available', direction: 'asc' }] }],
  preview: {
    select: {
      ...selectFields('variant', 'available', 'lowStockAt'),
      title: 'product.title',
      number: 'product.slug.current',
      cover: 'product.cover',
      variants: 'product.variants',
    },
    prepare: ({ title, number, cover, variant, variants, ...stock }: Record<string, unknown>) => ({
      title: `Stock of ${englishText(title) ?? 'a deleted product'}`,
      subtitle: subtitle(stockText(stock), stockNumber({ number, variant, variants } as NumberedStock)),
      media: pictureOr(cover, PackageIcon),
    }),
  },
})
