import { PinIcon } from '@sanity/icons/Pin'
import { localizedString } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** Cards with the office and the e-mail promise. */
export const contactCardsBlock = defineBlock({
  name: 'contactCardsBlock',
  title: 'Contact cards',
  icon: PinIcon,
  description: 'Two cards, “Visit us” and “Write to us”. Their content comes from Contact.',
  fields: [
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'Optional. A few words above the cards.',
      required: false,
      limit: { characters: 90, why: 'it’s shown in large type' },
    }),
  ],
})
