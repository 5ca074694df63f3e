import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField } from 'sanity'
import { defineBlock } from './define-block.ts'
import { sectionHead } from '../fields/section-head.ts'

/** Goods of the shop. */
export const productGridBlock = defineBlock({
  name: 'productGridBlock',
  title: 'Product grid',
  icon: BasketIcon,
  description: 'Goods of the shop as cards that lead to their pages.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      description: 'Optional. Choose goods and drag them into order. Left empty, all are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'product' }] })],
      validation: (rule) => rule.unique().error('Each product once: take the second one out.'),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      description: 'Optional. Shows the goods of one category only.',
      to: [{ type: 'category' }],
      hidden: ({ parent }) => Boolean((parent as { products?: unknown[] } | undefined)?.products?.length),
    }),
    defineField({
      name: 'pageSize',
      title: 'Goods on a page',
      type: 'number',
      description: 'Optional. Further goods stand on further pages. Left empty, all stand here.',
      validation: (rule) => rule.integer().min(1).error('Write a whole number, 1 or more.'),
    }),
  ],
})
