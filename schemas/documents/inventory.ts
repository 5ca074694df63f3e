import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType } from 'sanity'
import { englishText, subtitle } from '../preview/localized.ts'
import { stockText, type Stock } from '../shared/stock.ts'
import type { Localized } from '../validation/localized.ts'

/**
 * How many of a product there are. A document of its own, without drafts: publishing the text of a product never overwrites what
 * orders have taken meanwhile. Its id is `inventory-` and that of the product; a product without one is always available.
 */
export const inventory = defineType({
  name: 'inventory',
  title: 'Stock',
  type: 'document',
  icon: PackageIcon,
  liveEdit: true,
  description: 'How many of a product there are. What you change holds at once, without publishing.',
  fields: [
    defineField({
      name: 'product',
      title: 'Product',
      type: 'reference',
      description: 'What is counted. It was chosen when the stock was first counted.',
      to: [{ type: 'product' }],
      weak: true,
      readOnly: true,
      validation: (rule) =>
        rule.required().error('Count the stock from the product itself: open it and choose “Stock”.'),
    }),
    defineField({
      name: 'available',
      title: 'Available',
      type: 'number',
      description: 'How many can be sold. 0 shows it as sold out.',
      validation: (rule) => [
        rule.required().error('Write how many there are; 0 when it is sold out.'),
        rule.integer().min(0).error('Write a whole number, 0 or more.'),
      ],
    }),
    defineField({
      name: 'lowStockAt',
      title: 'Low from',
      type: 'number',
      description: 'With this many or fewer it is listed as running low, and visitors are told.',
      initialValue: 5,
      validation: (rule) => rule.integer().min(0).error('Write a whole number, 0 or more.'),
    }),
  ],
  orderings: [
    { name: 'available', title: 'Fewest first', by: [{ field: 'available', direction: 'asc' }] },
    { name: 'edited', title: 'Last changed', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: {
      title: 'product.title',
      number: 'product.slug.current',
      cover: 'product.cover',
      available: 'available',
      lowStockAt: 'lowStockAt',
    },
    prepare: ({ title, number, cover, ...stock }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Stock of a product that was deleted',
      subtitle: subtitle(stockText(stock as Stock), typeof number === 'string' && `No. ${number}`),
      media: (cover as { asset?: unknown } | undefined)?.asset ? (cover as never) : PackageIcon,
    }),
  },
})
