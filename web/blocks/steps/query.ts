import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import { localized, sectionFields } from '#web/content/projections.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { StepsContent } from './types.ts'

/** What the steps need of their block. */
export const stepsFields = groq`
  ${sectionFields},
  items[] { "key": _key, "title": ${localized('title')}, "text": ${localized('text')} }
`

/** Parses the steps; those without a title are left out. */
export const parseSteps = z.object({
  ...blockBase('stepsBlock'),
  ...sectionHead,
  items: listOf(z.object({ key: z.string(), title: text, text: optionalText })),
}) satisfies z.ZodType<StepsContent>
