import { CaseIcon } from '@sanity/icons/Case'
import { defineField } from 'sanity'
import { chosenField } from '../fields/work.ts'
import { defineBlock } from './define-block.ts'
import { sectionHead } from '../fields/section-head.ts'

/** Case studies as tiles, as large rows or as a list. Visitors can narrow them to a sector. */
export const portfolioBlock = defineBlock({
  name: 'portfolioBlock',
  title: 'Portfolio',
  icon: CaseIcon,
  description: 'Case studies as tiles, as large rows or as a list. Visitors can narrow them to a sector.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description: 'Tiles of several heights, large rows with results, or a ruled list.',
      initialValue: 'masonry',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Masonry', value: 'masonry' },
          { title: 'Showcase', value: 'showcase' },
          { title: 'List', value: 'list' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a layout.'),
    }),
    chosenField({ name: 'caseStudies', title: 'Case studies', type: 'caseStudy' }),
    defineField({
      name: 'pageSize',
      title: 'How many a page',
      type: 'number',
      description: 'Further ones go on at “/page/2”. A choice of sector always searches all of them.',
      initialValue: 12,
      validation: (rule) => rule.integer().min(1).max(48).error('Write a whole number from 1 to 48.'),
    }),
  ],
})
