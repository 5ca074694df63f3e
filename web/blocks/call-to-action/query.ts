import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, text } from '#web/sanity/parse.ts'
import { buttonsSchema } from '#web/sanity/queries/link.ts'
import { buttonFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. */
export const callToActionFields = groq`
  ${sectionFields},
  buttons[] { ${buttonFields} },
  tone
`

/** Parses the block; requires a heading. */
export const callToActionSchema = z.object({
  ...blockBase('callToActionBlock'),
  ...sectionHead,
  heading: text,
  buttons: buttonsSchema,
  tone: choice(['plain', 'dark'], 'plain'),
})

/** A call to action. */
export type CallToActionContent = z.output<typeof callToActionSchema>
