import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField } from 'sanity'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const helpTopicsBlock = defineBlock({
  name: 'helpTopicsBlock',
  title: 'Help topics',
  icon: HelpCircleIcon,
  description: 'A card for each help topic, with its number of articles.',
  fields: [
    ...sectionHead(),
    chosenField({ name: 'topics', title: 'Topics', type: 'helpTopic' }),
    defineField({
      name: 'showSearch',
      title: 'Search field',
      group: 'layout',
      type: 'boolean',
      description: 'Shows a site search field above the topics.',
      initialValue: true,
    }),
  ],
})
