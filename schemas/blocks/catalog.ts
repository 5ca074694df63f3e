import { FilterIcon } from '@sanity/icons/Filter'
import { defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** All products with filters. */
export const catalogBlock = defineBlock({
  name: 'catalogBlock',
  title: 'Catalog',
  icon: FilterIcon,
  description: 'All products with filters, sorting and pagination. Use it on “/shop/grid”.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'pageSize',
      title: 'Products per page',
      group: 'layout',
      type: 'number',
      description: 'The rest follow on further pages. 24 fills rows of two and three.',
      initialValue: 24,
      validation: (rule) => rule.integer().min(1).max(96).error('Enter a whole number from 1 to 96.'),
    }),
  ],
})
