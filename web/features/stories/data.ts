import { z } from 'zod'
import { routedDocument } from '#web/content/document.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { listOf, text } from '#web/content/parse.ts'
import { customerStoryQuery } from '#web/content/queries/work.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import { parseResults, parseTestimonial } from '#web/content/testimonial.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { parseStoryCard, storyCardShape } from './cards.ts'

const parseStory = routedDocument({
  ...storyCardShape,
  results: parseResults,
  quote: parseTestimonial.nullable().catch(null),
  body: parseRichText,
  list: z.object({ label: text, href: text }).nullable().catch(null),
  siblings: listOf(parseStoryCard),
})

/** A customer story with all that its own page shows. */
export type CustomerStory = z.output<typeof parseStory>

/** The customer story with a slug; null where there is none. */
export function getCustomerStory(slug: string, locale: LocaleId) {
  return fetchContent({ query: customerStoryQuery, params: { slug, locale }, schema: parseStory })
}
