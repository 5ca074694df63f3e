import { TimelineIcon } from '@sanity/icons/Timeline'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** A history. */
export const timelineBlock = defineBlock({
  name: 'timelineBlock',
  title: 'Timeline',
  icon: TimelineIcon,
  description: 'A history: moments with their dates, from top to bottom.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'items',
      title: 'Moments',
      type: 'array',
      description: 'In the order in which people should read them.',
      of: [defineArrayMember({ type: 'timelineEntry' })],
    }),
  ],
})
