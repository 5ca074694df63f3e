import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseButtons } from '#web/content/link.ts'
import { choice, text } from '#web/content/parse.ts'
import { buttonFields, sectionFields } from '#web/content/projections.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { CallToActionContent } from './types.ts'

/** What the call needs of its block. */
export const callToActionFields = groq`
  ${sectionFields},
  buttons[] { ${buttonFields} },
  tone
`

/** Parses the call; it needs a heading. */
export const parseCallToAction = z.object({
  ...blockBase('callToActionBlock'),
  ...sectionHead,
  heading: text,
  buttons: parseButtons,
  tone: choice(['plain', 'dark'], 'plain'),
}) satisfies z.ZodType<CallToActionContent>
