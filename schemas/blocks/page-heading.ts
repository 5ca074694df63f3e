import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** The opening of a page below the home page. */
export const pageHeadingBlock = defineBlock({
  name: 'pageHeadingBlock',
  title: 'Page heading',
  icon: BlockElementIcon,
  description: 'The top of a page with its main heading. Breadcrumbs are added automatically.',
  heading: 'heading',
  fields: [
    localizedString({
      name: 'eyebrow',
      title: 'Line above the heading',
      description: 'Optional. Two or three words that name the page.',
      required: false,
      limit: { characters: 32, why: 'it’s shown in small type on one line' },
    }),
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'One sentence.',
      limit: { characters: 90, why: 'it’s shown in very large type' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. One or two sentences.',
      required: false,
    }),
  ],
})
