import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { HAS_SLUG } from '#schemas/shared/routes.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { choice, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { addressSchema, entrySchema } from '#web/sanity/queries/address.ts'
import { documentFields, listPage, listPageSchema, routedDocument } from '#web/sanity/queries/document.ts'
import {
  addressFields,
  entryFields,
  imageFields,
  localized,
  richTextFields,
} from '#web/sanity/queries/projections.ts'
import {
  resultsFields,
  resultsSchema,
  testimonialFields,
  testimonialSchema,
} from '#web/sanity/queries/testimonial.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { CaseStudyQueryResult } from '#web/sanity/types.generated.ts'

/** A case study in lists. */
export const caseStudyCardFields = groq`
  ${entryFields},
  "client": ${localized('client')},
  "sector": ${localized('sector')},
  year,
  cover { ${imageFields} },
  ${resultsFields}
`

/** Parses `caseStudyCardFields`; a card needs a title and an address. */
export const caseStudyCardSchema = entrySchema.extend({
  client: optionalText,
  sector: optionalText,
  year: z.number().int().nullable().catch(null),
  cover: imageSchema,
  results: resultsSchema,
})

/** A case study in a list; `href` is its canonical path without language. */
export type CaseStudyCard = z.output<typeof caseStudyCardSchema>

const caseStudyQuery: Query<CaseStudyQueryResult> = defineQuery(`*[_type == "caseStudy" && ${HAS_SLUG}][0] {
  ${documentFields},
  ${caseStudyCardFields},
  layout,
  "challenge": ${richTextFields('challenge')},
  "approach": ${richTextFields('approach')},
  "outcome": ${richTextFields('outcome')},
  pictures[] { ${imageFields} },
  "services": services[]->{ "id": _id, "title": ${localized('title')}, "href": { ${addressFields} } },
  testimonial->{ ${testimonialFields} },
  "list": ${listPage('"/portfolio/masonry"')},
  "siblings": *[_type == "caseStudy" && defined(slug.current)] | order(order asc, _id asc) { ${caseStudyCardFields} }
}`)

const caseStudySchema = routedDocument({
  ...caseStudyCardSchema.shape,
  layout: choice(['editorial', 'overview'], 'editorial'),
  challenge: richTextSchema,
  approach: richTextSchema,
  outcome: richTextSchema,
  pictures: listOf(imageSchema).transform((pictures) => pictures.filter((picture) => picture !== null)),
  services: listOf(z.object({ id: z.string(), title: text, href: addressSchema })),
  testimonial: testimonialSchema.nullable().catch(null),
  list: listPageSchema,
  siblings: listOf(caseStudyCardSchema),
})

/** A case study for its page. */
export type CaseStudy = z.output<typeof caseStudySchema>

/** Returns the case study with a slug, or null. */
export function getCaseStudy(slug: string, locale: LocaleId) {
  return fetchContent({ query: caseStudyQuery, params: { slug, locale }, schema: caseStudySchema })
}
