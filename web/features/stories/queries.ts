import { defineQuery, groq } from 'next-sanity'
import type { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { HAS_SLUG } from '#schemas/shared/routes.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { listOf, optionalText } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { entrySchema } from '#web/sanity/queries/address.ts'
import { documentFields, listPage, listPageSchema, routedDocument } from '#web/sanity/queries/document.ts'
import { entryFields, imageFields, localized, richTextFields } from '#web/sanity/queries/projections.ts'
import {
  resultsFields,
  resultsSchema,
  testimonialFields,
  testimonialSchema,
} from '#web/sanity/queries/testimonial.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { CustomerStoryQueryResult } from '#web/sanity/types.generated.ts'

/** A customer story in lists. */
export const storyCardFields = groq`
  ${entryFields},
  "customer": ${localized('customer')},
  "sector": ${localized('sector')},
  cover { ${imageFields} }
`

/** Parses `storyCardFields`; a card needs a title and an address. */
export const storyCardSchema = entrySchema.extend({
  customer: optionalText,
  sector: optionalText,
  cover: imageSchema,
})

/** A customer story in a list; `href` is its canonical path without language. */
export type StoryCard = z.output<typeof storyCardSchema>

const customerStoryQuery: Query<CustomerStoryQueryResult> =
  defineQuery(`*[_type == "customerStory" && ${HAS_SLUG}][0] {
  ${documentFields},
  ${storyCardFields},
  ${resultsFields},
  quote->{ ${testimonialFields} },
  "body": ${richTextFields('body')},
  "list": ${listPage('"/customer/stories"')},
  "siblings": *[_type == "customerStory" && defined(slug.current)] | order(order asc, _id asc) { ${storyCardFields} }
}`)

const storySchema = routedDocument({
  ...storyCardSchema.shape,
  results: resultsSchema,
  quote: testimonialSchema.nullable().catch(null),
  body: richTextSchema,
  list: listPageSchema,
  siblings: listOf(storyCardSchema),
})

/** A customer story for its page. */
export type CustomerStory = z.output<typeof storySchema>

/** Returns the customer story with a slug, or null. */
export function getCustomerStory(slug: string, locale: LocaleId) {
  return fetchContent({ query: customerStoryQuery, params: { slug, locale }, schema: storySchema })
}
