import { PinIcon } from '@sanity/icons/Pin'
import { headingField } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const contactCardsBlock = defineBlock({
  name: 'contactCardsBlock',
  title: 'Contact cards',
  icon: PinIcon,
  description: 'Two cards, “Visit us” and “Write to us”. Their content comes from Contact.',
  fields: [headingField('Optional. A few words above the cards.', false)],
})
