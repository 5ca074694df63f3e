import { CommentIcon } from '@sanity/icons/Comment'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** The opening of the contact page. */
export const contactHeroBlock = defineBlock({
  name: 'contactHeroBlock',
  title: 'Contact opening',
  icon: CommentIcon,
  description: 'The opening of the contact page. The trail “Home › Contact us” is added by itself.',
  heading: 'heading',
  fields: [
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'One sentence.',
      limit: { characters: 90, why: 'it is set very large' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. One or two sentences.',
      required: false,
    }),
  ],
})
