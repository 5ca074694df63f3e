import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** The subjects of the help centre. */
export const helpTopicsBlock = defineBlock({
  name: 'helpTopicsBlock',
  title: 'Help topics',
  icon: HelpCircleIcon,
  description: 'A card for each topic of the help centre, with the number of its articles.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'topics',
      title: 'Topics',
      type: 'array',
      description:
        'Leave empty to show every topic in its own order. Or choose some, and drag them into order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'helpTopic' }] })],
      validation: (rule) => rule.unique().error('Each topic may stand here once: remove the second one.'),
    }),
    defineField({
      name: 'showSearch',
      title: 'Search field',
      type: 'boolean',
      description: 'Shows a field above the topics that searches the site.',
      initialValue: true,
    }),
  ],
})
