import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { routedDocument } from '#web/content/document.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { parseImage } from '#web/content/image.ts'
import { choice, listOf, text } from '#web/content/parse.ts'
import { caseStudyQuery } from '#web/content/queries/work.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import { parseTestimonial } from '#web/content/testimonial.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { caseStudyCardShape, parseCaseStudyCard } from './cards.ts'

const parseCaseStudy = routedDocument({
  ...caseStudyCardShape,
  layout: choice(['editorial', 'overview'], 'editorial'),
  challenge: parseRichText,
  approach: parseRichText,
  outcome: parseRichText,
  pictures: listOf(parseImage).transform((pictures) => pictures.filter((picture) => picture !== null)),
  services: listOf(z.object({ id: z.string(), title: text, href: parseAddress })),
  testimonial: parseTestimonial.nullable().catch(null),
  list: z.object({ label: text, href: text }).nullable().catch(null),
  siblings: listOf(parseCaseStudyCard),
})

/** A case study with all that its own page shows. */
export type CaseStudy = z.output<typeof parseCaseStudy>

/** The case study with a slug; null where there is none. */
export function getCaseStudy(slug: string, locale: LocaleId) {
  return fetchContent({ query: caseStudyQuery, params: { slug, locale }, schema: parseCaseStudy })
}
