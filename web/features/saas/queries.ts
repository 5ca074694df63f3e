import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { HAS_SLUG } from '#schemas/shared/routes.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { listOf, optionalText, text, webUrl } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { documentFields, listPage, listPageSchema, routedDocument } from '#web/sanity/queries/document.ts'
import { groupFields } from '#web/sanity/queries/groups.ts'
import {
  buttonFields,
  entryFields,
  imageFields,
  localized,
  richTextFields,
} from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { FeatureQueryResult, IntegrationQueryResult } from '#web/sanity/types.generated.ts'
import { featureCardSchema, integrationCardSchema } from './cards.ts'

/** A feature in lists. */
export const featureCardFields = groq`
  ${entryFields},
  icon,
  picture { ${imageFields} },
  benefits[] { "key": _key, "text": ${localized('text')} }
`

/** An integration in lists. */
export const integrationCardFields = groq`
  ${entryFields},
  "category": category->{ ${groupFields}, icon },
  logo { ${imageFields} }
`

/** A plan in price and comparison tables. */
export const planFields = groq`
  "id": _id,
  "name": ${localized('name')},
  "summary": ${localized('summary')},
  "badge": ${localized('badge')},
  highlighted,
  currency, monthlyPrice, yearlyPrice,
  features[] { "key": _key, "text": ${localized('text')} },
  button { ${buttonFields} }
`

const featureQuery: Query<FeatureQueryResult> = defineQuery(`*[_type == "feature" && ${HAS_SLUG}][0] {
  ${documentFields},
  ${featureCardFields},
  "body": ${richTextFields('body')},
  "list": ${listPage('"/saas/features"')},
  "siblings": *[_type == "feature" && defined(slug.current)] | order(order asc, _id asc) { ${featureCardFields} }
}`)

const integrationQuery: Query<IntegrationQueryResult> =
  defineQuery(`*[_type == "integration" && ${HAS_SLUG}][0] {
  ${documentFields},
  ${integrationCardFields},
  website,
  "body": ${richTextFields('body')},
  setup[] { "key": _key, "title": ${localized('title')}, "text": ${localized('text')} },
  "list": ${listPage('"/saas/integrations"')},
  "siblings": *[_type == "integration" && defined(slug.current)] | order(order asc, _id asc) {
    ${integrationCardFields}
  }
}`)

const featureSchema = routedDocument({
  ...featureCardSchema.shape,
  body: richTextSchema,
  list: listPageSchema,
  siblings: listOf(featureCardSchema),
})

const integrationSchema = routedDocument({
  ...integrationCardSchema.shape,
  website: webUrl.nullable().catch(null),
  body: richTextSchema,
  setup: listOf(z.object({ key: z.string(), title: text, text: optionalText })),
  list: listPageSchema,
  siblings: listOf(integrationCardSchema),
})

/** A feature for its page. */
export type Feature = z.output<typeof featureSchema>

/** An integration for its page. */
export type Integration = z.output<typeof integrationSchema>

/** Returns the feature with a slug, or null. */
export function getFeature(slug: string, locale: LocaleId) {
  return fetchContent({ query: featureQuery, params: { slug, locale }, schema: featureSchema })
}

/** Returns the integration with a slug, or null. */
export function getIntegration(slug: string, locale: LocaleId) {
  return fetchContent({ query: integrationQuery, params: { slug, locale }, schema: integrationSchema })
}
