import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { listOf, text } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { routedDocument } from '#web/sanity/queries/document.ts'
import { resultsSchema, testimonialSchema } from '#web/sanity/queries/testimonial.ts'
import { customerStoryQuery } from '#web/sanity/queries/work.ts'
import { storyCardSchema, storyCardShape } from './cards.ts'

const storySchema = routedDocument({
  ...storyCardShape,
  results: resultsSchema,
  quote: testimonialSchema.nullable().catch(null),
  body: richTextSchema,
  list: z.object({ label: text, href: text }).nullable().catch(null),
  siblings: listOf(storyCardSchema),
})

/** A customer story for its page. */
export type CustomerStory = z.output<typeof storySchema>

/** Returns the customer story with a slug, or null. */
export function getCustomerStory(slug: string, locale: LocaleId) {
  return fetchContent({ query: customerStoryQuery, params: { slug, locale }, schema: storySchema })
}
