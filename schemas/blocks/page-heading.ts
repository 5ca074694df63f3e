import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** The opening of a page below the home page. */
export const pageHeadingBlock = defineBlock({
  name: 'pageHeadingBlock',
  title: 'Page heading',
  icon: BlockElementIcon,
  description: 'The opening of a page, with its first heading. The trail “Home › …” is added by itself.',
  heading: 'heading',
  fields: [
    localizedString({
      name: 'eyebrow',
      title: 'Line above the heading',
      description: 'Optional. Two or three words that name the page.',
      required: false,
      limit: { characters: 32, why: 'it is set small, in one line' },
    }),
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
