import { CommentIcon } from '@sanity/icons/Comment'
import { chosenField } from '../fields/work.ts'
import { defineBlock } from './define-block.ts'
import { sectionHead } from '../fields/section-head.ts'

/** What clients say, in a row that one can scroll. */
export const testimonialsBlock = defineBlock({
  name: 'testimonialsBlock',
  title: 'Testimonials',
  icon: CommentIcon,
  description: 'What clients say, in a row that one can scroll.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    chosenField({ name: 'testimonials', title: 'Testimonials', type: 'testimonial' }),
  ],
})
