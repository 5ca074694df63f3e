import { CommentIcon } from '@sanity/icons/Comment'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const testimonialsBlock = defineBlock({
  name: 'testimonialsBlock',
  title: 'Testimonials',
  icon: CommentIcon,
  description: 'Client quotes in a scrollable row.',
  fields: [
    ...sectionHead(),
    chosenField({ name: 'testimonials', title: 'Testimonials', type: 'testimonial' }),
  ],
})
