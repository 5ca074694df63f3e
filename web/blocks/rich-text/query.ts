import { groq } from 'next-sanity'
import { z } from 'zod'
import { flag } from '#web/content/parse.ts'
import { richTextFields, sectionFields } from '#web/content/projections.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { RichTextContent } from './types.ts'

/** What the text needs of its block. */
export const richTextBlockFields = groq`
  ${sectionFields},
  "body": ${richTextFields('body')},
  showContents
`

/** Parses the text; what is broken in it is left out. */
export const parseRichTextBlock = z.object({
  ...blockBase('richTextBlock'),
  ...sectionHead,
  body: parseRichText,
  showContents: flag(false),
}) satisfies z.ZodType<RichTextContent>
