import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField } from 'sanity'
import { localizedRichText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const richTextBlock = defineBlock({
  name: 'richTextBlock',
  title: 'Text',
  icon: BlockContentIcon,
  description: 'A longer text with headings, lists, images, callouts, code and tables.',
  fields: [
    ...sectionHead(),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description: 'Start with a paragraph. Headings help readers find what they need.',
    }),
    defineField({
      name: 'showContents',
      title: 'Show a table of contents',
      group: 'layout',
      type: 'boolean',
      description: 'Lists the headings next to the text. For texts with three or more headings.',
      initialValue: false,
    }),
  ],
})
