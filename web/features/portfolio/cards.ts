import { z } from 'zod'
import { imageSchema } from '#web/sanity/image/image.ts'
import { optionalText, text } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { resultsSchema } from '#web/sanity/queries/testimonial.ts'

/** The fields of `caseStudyCardFields`, for schemas that add more. */
export const caseStudyCardShape = {
  id: z.string(),
  title: text,
  summary: optionalText,
  client: optionalText,
  sector: optionalText,
  year: z.number().int().nullable().catch(null),
  cover: imageSchema,
  results: resultsSchema,
}

/** Parses `caseStudyCardFields`; a card needs a title and an address. */
export const caseStudyCardSchema = z.object({ ...caseStudyCardShape, href: addressSchema })

/** A case study in a list; `href` is its canonical path without language. */
export type CaseStudyCard = z.output<typeof caseStudyCardSchema>
