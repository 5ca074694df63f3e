import { defineQuery } from 'next-sanity'
import type { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { HAS_SLUG } from '#schemas/shared/routes.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { keyedText, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { documentFields, routedDocument } from '#web/sanity/queries/document.ts'
import { localized, richTextFields } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { ServiceQueryResult } from '#web/sanity/types.generated.ts'

const serviceQuery: Query<ServiceQueryResult> = defineQuery(`*[_type == "service" && ${HAS_SLUG}][0] {
  ${documentFields},
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  highlights[] { "key": _key, "text": ${localized('text')} },
  "body": ${richTextFields('body')}
}`)

const serviceSchema = routedDocument({
  title: text,
  summary: optionalText,
  highlights: listOf(keyedText),
  body: richTextSchema,
})

/** A service for its page. */
export type Service = z.output<typeof serviceSchema>

/** Returns the service with a slug, or null. */
export function getService(slug: string, locale: LocaleId) {
  return fetchContent({ query: serviceQuery, params: { slug, locale }, schema: serviceSchema })
}
