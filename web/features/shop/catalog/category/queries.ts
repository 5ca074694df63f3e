import { defineQuery } from 'next-sanity'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { HAS_SLUG } from '#schemas/shared/routes.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { optionalText, text } from '#web/sanity/parse.ts'
import { documentFields, routedDocument } from '#web/sanity/queries/document.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { CategoryQueryResult } from '#web/sanity/types.generated.ts'

const categoryQuery: Query<CategoryQueryResult> = defineQuery(`*[_type == "category" && ${HAS_SLUG}][0] {
  ${documentFields},
  "title": ${localized('title')},
  "description": ${localized('description')}
}`)

const categorySchema = routedDocument({ title: text, description: optionalText })

/** A category with the texts of its page. */
export type Category = NonNullable<Awaited<ReturnType<typeof getCategory>>>

/** Returns the category with a slug, or null. */
export const getCategory = (slug: string, locale: LocaleId) =>
  fetchContent({ query: categoryQuery, params: { slug, locale }, schema: categorySchema })
