import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineArrayMember, defineType } from 'sanity'
import { textBlock } from '../fields/text-block.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Formatted text',
  type: 'array',
  icon: BlockContentIcon,
  description: 'Text with headings, lists, quotes, links, images, callouts, code and tables.',
  of: [
    textBlock({ headings: true }),
    defineArrayMember({ type: 'richTextFigure' }),
    defineArrayMember({ type: 'richTextCallout' }),
    defineArrayMember({ type: 'richTextCode' }),
    defineArrayMember({ type: 'richTextTable' }),
  ],
})
