import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField } from 'sanity'
import { localizedRichText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** A text of any length. */
export const richTextBlock = defineBlock({
  name: 'richTextBlock',
  title: 'Text',
  icon: BlockContentIcon,
  description: 'A longer text with headings, lists, pictures, callouts, code and tables.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description: 'The text itself. Begin with a paragraph; headings lead those who look for one thing.',
    }),
    defineField({
      name: 'showContents',
      title: 'Show a table of contents',
      type: 'boolean',
      description: 'Lists the headings beside the text. For texts of three headings or more.',
      initialValue: false,
    }),
  ],
})
