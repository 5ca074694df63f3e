import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { parseImage } from '#web/content/image.ts'
import { optionalText, text } from '#web/content/parse.ts'
import { parseResults } from '#web/content/testimonial.ts'

/** The parts of `caseStudyCardFields`, for parsers that ask for more. */
export const caseStudyCardShape = {
  id: z.string(),
  title: text,
  summary: optionalText,
  client: optionalText,
  sector: optionalText,
  year: z.number().int().nullable().catch(null),
  cover: parseImage,
  results: parseResults,
}

/** Parses `caseStudyCardFields`; a card needs a title and an address. */
export const parseCaseStudyCard = z.object({ ...caseStudyCardShape, href: parseAddress })

/** A case study in a list; `href` is its canonical path without language. */
export type CaseStudyCard = z.output<typeof parseCaseStudyCard>
