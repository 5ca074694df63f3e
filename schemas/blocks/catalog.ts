import { FilterIcon } from '@sanity/icons/Filter'
import { pageSizeField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const catalogBlock = defineBlock({
  name: 'catalogBlock',
  title: 'Catalog',
  icon: FilterIcon,
  description: 'All products with filters, sorting and pagination. Use it on “/shop/grid”.',
  fields: [
    ...sectionHead(),
    pageSizeField(
      {
        title: 'Products per page',
        description: 'The rest follow on further pages. 24 fills rows of two and three.',
        initialValue: 24,
      },
      96,
    ),
  ],
})
