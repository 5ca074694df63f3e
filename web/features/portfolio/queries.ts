import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { choice, listOf, text } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { routedDocument } from '#web/sanity/queries/document.ts'
import { testimonialSchema } from '#web/sanity/queries/testimonial.ts'
import { caseStudyQuery } from '#web/sanity/queries/work.ts'
import { caseStudyCardSchema, caseStudyCardShape } from './cards.ts'

const caseStudySchema = routedDocument({
  ...caseStudyCardShape,
  layout: choice(['editorial', 'overview'], 'editorial'),
  challenge: richTextSchema,
  approach: richTextSchema,
  outcome: richTextSchema,
  pictures: listOf(imageSchema).transform((pictures) => pictures.filter((picture) => picture !== null)),
  services: listOf(z.object({ id: z.string(), title: text, href: addressSchema })),
  testimonial: testimonialSchema.nullable().catch(null),
  list: z.object({ label: text, href: text }).nullable().catch(null),
  siblings: listOf(caseStudyCardSchema),
})

/** A case study for its page. */
export type CaseStudy = z.output<typeof caseStudySchema>

/** Returns the case study with a slug, or null. */
export function getCaseStudy(slug: string, locale: LocaleId) {
  return fetchContent({ query: caseStudyQuery, params: { slug, locale }, schema: caseStudySchema })
}
