import { TimelineIcon } from '@sanity/icons/Timeline'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock, warnEmpty } from './define-block.ts'

export const timelineBlock = defineBlock({
  name: 'timelineBlock',
  title: 'Timeline',
  icon: TimelineIcon,
  description: 'A history with dated events, from top to bottom.',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'items',
      title: 'Events',
      type: 'array',
      description: 'In display order.',
      of: [defineArrayMember({ type: 'timelineEntry' })],
      validation: warnEmpty,
    }),
  ],
})
