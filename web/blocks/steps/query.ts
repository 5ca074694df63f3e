import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. */
export const stepsFields = groq`
  ${sectionFields},
  items[] { "key": _key, "title": ${localized('title')}, "text": ${localized('text')} }
`

/** Parses the block. */
export const stepsSchema = z.object({
  ...blockBase('stepsBlock'),
  ...sectionHead,
  items: listOf(z.object({ key: z.string(), title: text, text: optionalText })),
})

/** Numbered steps. */
export type StepsContent = z.output<typeof stepsSchema>
