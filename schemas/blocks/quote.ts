import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** One sentence worth stopping at. */
export const quoteBlock = defineBlock({
  name: 'quoteBlock',
  title: 'Quote',
  icon: BlockquoteIcon,
  description: 'One sentence set large, and who said it. For clients’ words, use Testimonials.',
  heading: 'quote',
  fields: [
    localizedText({
      name: 'quote',
      title: 'Quote',
      description: 'The words themselves, without quotation marks: the site sets those of each language.',
      limit: { characters: 280, why: 'it is set large' },
    }),
    localizedString({
      name: 'source',
      title: 'Source',
      description: 'Optional. Who said it, or where it is written.',
      required: false,
      limit: { characters: 90, why: 'it stands in one line' },
    }),
  ],
})
