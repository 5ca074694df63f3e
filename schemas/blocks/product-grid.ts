import { BasketIcon } from '@sanity/icons/Basket'
import { defineField } from 'sanity'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const productGridBlock = defineBlock({
  name: 'productGridBlock',
  title: 'Product grid',
  icon: BasketIcon,
  description: 'Products as cards that link to their pages.',
  fields: [
    ...sectionHead(),
    chosenField({ name: 'products', title: 'Products', type: 'product' }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      description: 'Optional. Shows products from one category only.',
      to: [{ type: 'category' }],
      hidden: ({ parent }) => Boolean((parent as { products?: unknown[] } | undefined)?.products?.length),
    }),
    defineField({
      name: 'pageSize',
      title: 'Products per page',
      group: 'layout',
      type: 'number',
      description: 'Optional. The rest follow on further pages. If empty, all products are shown.',
      validation: (rule) => rule.integer().min(1).error('Enter a whole number, 1 or more.'),
    }),
  ],
})
