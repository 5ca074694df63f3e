import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField } from 'sanity'
import { checkCells, type ComparedGroup } from '../validation/comparison.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** What each plan offers, row by row. */
export const comparisonTableBlock = defineBlock({
  name: 'comparisonTableBlock',
  title: 'Comparison of plans',
  icon: ThListIcon,
  description: 'A table: plans across, what they offer down. On phones the first column stays in view.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'plans',
      title: 'Plans',
      type: 'array',
      description: 'Optional. The columns, in order. Left empty, all plans are compared.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'pricingPlan' }] })],
      validation: (rule) => rule.unique().error('Each plan once: take the second one out.'),
    }),
    defineField({
      name: 'groups',
      title: 'Groups of rows',
      type: 'array',
      description: 'The rows, under headings. One group without a heading makes a plain table.',
      of: [defineArrayMember({ type: 'comparisonGroup' })],
      validation: (rule) =>
        rule
          .custom((groups, { parent }) =>
            checkCells(
              (groups ?? []) as ComparedGroup[],
              (parent as { plans?: unknown[] } | undefined)?.plans?.length ?? 0,
            ),
          )
          .warning(),
    }),
  ],
})
