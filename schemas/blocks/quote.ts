import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

export const quoteBlock = defineBlock({
  name: 'quoteBlock',
  title: 'Quote',
  icon: BlockquoteIcon,
  description: 'One sentence in large type and its source. For client quotes, use Testimonials.',
  heading: 'quote',
  fields: [
    localizedText({
      name: 'quote',
      title: 'Quote',
      description: 'The quote without quotation marks. The site adds them.',
      limit: { characters: 280, why: 'it’s shown in large type' },
    }),
    localizedString({
      name: 'source',
      title: 'Source',
      description: 'Optional. Who said it, or where it’s from.',
      required: false,
      limit: { characters: 90, why: 'it has to fit on one line' },
    }),
  ],
})
