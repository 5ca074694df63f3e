import { StarIcon } from '@sanity/icons/Star'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const customerStoriesBlock = defineBlock({
  name: 'customerStoriesBlock',
  title: 'Customer stories',
  icon: StarIcon,
  description: 'Customer stories with images. Each links to its page.',
  fields: [...sectionHead(), chosenField({ name: 'stories', title: 'Stories', type: 'customerStory' })],
})
