import { FilterIcon } from '@sanity/icons/Filter'
import { defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** All goods of the shop, with filters. */
export const catalogBlock = defineBlock({
  name: 'catalogBlock',
  title: 'Catalogue',
  icon: FilterIcon,
  description:
    'All goods of the shop, with filters, an order to choose and further pages. It belongs on “/shop/grid”.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'pageSize',
      title: 'Goods on a page',
      type: 'number',
      description: 'Further goods stand on further pages. 24 fill rows of two and of three.',
      initialValue: 24,
      validation: (rule) => rule.integer().min(1).max(96).error('Write a whole number from 1 to 96.'),
    }),
  ],
})
