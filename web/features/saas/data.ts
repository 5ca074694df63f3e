import { z } from 'zod'
import { routedDocument } from '#web/content/document.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import { featureQuery, integrationQuery } from '#web/content/queries/saas.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { featureCardShape, integrationCardShape, parseFeatureCard, parseIntegrationCard } from './cards.ts'

const parseList = z.object({ label: text, href: text }).nullable().catch(null)

const parseWebsite = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .catch(null)

const parseFeature = routedDocument({
  ...featureCardShape,
  body: parseRichText,
  list: parseList,
  siblings: listOf(parseFeatureCard),
})

const parseIntegration = routedDocument({
  ...integrationCardShape,
  website: parseWebsite,
  body: parseRichText,
  setup: listOf(z.object({ key: z.string(), title: text, text: optionalText })),
  list: parseList,
  siblings: listOf(parseIntegrationCard),
})

/** A feature with all that its own page shows. */
export type Feature = z.output<typeof parseFeature>

/** An integration with all that its own page shows. */
export type Integration = z.output<typeof parseIntegration>

/** The feature with a slug; null where there is none. */
export function getFeature(slug: string, locale: LocaleId) {
  return fetchContent({ query: featureQuery, params: { slug, locale }, schema: parseFeature })
}

/** The integration with a slug; null where there is none. */
export function getIntegration(slug: string, locale: LocaleId) {
  return fetchContent({ query: integrationQuery, params: { slug, locale }, schema: parseIntegration })
}
