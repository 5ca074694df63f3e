import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField } from 'sanity'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { checkCells, type ComparedGroup } from '../validation/comparison.ts'
import { defineBlock, warnEmpty } from './define-block.ts'

export const comparisonTableBlock = defineBlock({
  name: 'comparisonTableBlock',
  title: 'Comparison of plans',
  icon: ThListIcon,
  description:
    'A table with plans as columns and features as rows. On phones, the first column stays visible.',
  fields: [
    ...sectionHead(),
    chosenField({
      name: 'plans',
      title: 'Plans',
      type: 'pricingPlan',
      description: 'Optional. The columns, in order. If empty, all plans are compared.',
    }),
    defineField({
      name: 'groups',
      title: 'Groups of rows',
      type: 'array',
      description: 'The rows, grouped under headings. For a plain table, use one group without a heading.',
      of: [defineArrayMember({ type: 'comparisonGroup' })],
      validation: (rule) => [
        warnEmpty(rule),
        rule
          .custom((groups, { parent }) =>
            checkCells(
              (groups ?? []) as ComparedGroup[],
              (parent as { plans?: unknown[] } | undefined)?.plans?.length ?? 0,
            ),
          )
          .warning(),
      ],
    }),
  ],
})
