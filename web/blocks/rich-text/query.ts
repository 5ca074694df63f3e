import { groq } from 'next-sanity'
import { z } from 'zod'
import { flag } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { richTextFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. */
export const richTextBlockFields = groq`
  ${sectionFields},
  "body": ${richTextFields('body')},
  showContents
`

/** Parses the block without invalid parts. */
export const richTextBlockSchema = z.object({
  ...blockBase('richTextBlock'),
  ...sectionHead,
  body: richTextSchema,
  showContents: flag(false),
})

/** A rich text with an optional table of contents. */
export type RichTextContent = z.output<typeof richTextBlockSchema>
