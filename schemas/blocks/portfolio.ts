import { CaseIcon } from '@sanity/icons/Case'
import { choiceField } from '../fields/choices.ts'
import { chosenField, pageSizeField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const portfolioBlock = defineBlock({
  name: 'portfolioBlock',
  title: 'Portfolio',
  icon: CaseIcon,
  description: 'Case studies as tiles, large rows or a list. Visitors can filter them by sector.',
  fields: [
    ...sectionHead(),
    choiceField({
      name: 'layout',
      title: 'Layout',
      group: 'layout',
      description: 'Tiles of different heights, large rows with results, or a simple list.',
      initialValue: 'masonry',
      list: [
        { title: 'Masonry', value: 'masonry' },
        { title: 'Showcase', value: 'showcase' },
        { title: 'List', value: 'list' },
      ],
    }),
    chosenField({ name: 'caseStudies', title: 'Case studies', type: 'caseStudy' }),
    pageSizeField({
      title: 'Case studies per page',
      description: 'The rest follow at “/page/2”. The sector filter always covers all of them.',
      initialValue: 12,
    }),
  ],
})
