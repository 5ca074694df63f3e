import { groq } from 'next-sanity'
import { flag } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { richTextFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const richTextBlockFields = groq`
  ${sectionFields},
  "body": ${richTextFields('body')},
  showContents
`

/** Parses the block without invalid parts. */
export const richTextBlockSchema = sectionSchema('richTextBlock').extend({
  body: richTextSchema,
  showContents: flag(false),
})
