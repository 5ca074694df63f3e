import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { HAS_SLUG, HAS_TOPIC } from '#schemas/shared/routes.ts'
import { findNeighbors } from '#web/lib/neighbors.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { listOf, optionalText, required, text } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { addressSchema, entrySchema } from '#web/sanity/queries/address.ts'
import { documentFields, listPage, listPageSchema, routedDocument } from '#web/sanity/queries/document.ts'
import { addressFields, entryFields, localized, richTextFields } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { HelpArticleQueryResult, HelpTopicQueryResult } from '#web/sanity/types.generated.ts'

const HELP_CENTER = listPage('"/help/center"')

const helpTopicQuery: Query<HelpTopicQueryResult> = defineQuery(`*[_type == "helpTopic" && ${HAS_SLUG}][0] {
  ${documentFields},
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "list": ${HELP_CENTER},
  "articles": *[_type == "helpArticle" && topic._ref == ^._id] | order(order asc, _id asc) { ${entryFields} },
  "others": *[_type == "helpTopic" && _id != ^._id] | order(order asc, _id asc) { ${entryFields} }
}`)

/**
 * A help article by slug in one language, with its topic and related articles. Prefers the topic `$topic`
 * when several topics have an article with the slug.
 */
const helpArticleQuery: Query<HelpArticleQueryResult> =
  defineQuery(`*[_type == "helpArticle" && ${HAS_SLUG} && defined(topic->slug.current)] | order(
  select(${HAS_TOPIC} => 0, 1) asc, _id asc
)[0] {
  ${documentFields},
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "body": ${richTextFields('body')},
  "list": ${HELP_CENTER},
  "topic": topic-> {
    "title": ${localized('title')},
    "href": { ${addressFields} },
    "articles": *[_type == "helpArticle" && topic._ref == ^._id] | order(order asc, _id asc) { ${entryFields} }
  },
  "related": related[]-> { ${entryFields} }
}`)

const topicSchema = routedDocument({
  title: text,
  summary: optionalText,
  list: listPageSchema,
  articles: listOf(entrySchema),
  others: listOf(entrySchema),
})

const articleSchema = routedDocument({
  title: text,
  summary: optionalText,
  body: richTextSchema,
  list: listPageSchema,
  topic: required(z.object({ title: text, href: addressSchema, articles: listOf(entrySchema) })),
  related: listOf(entrySchema),
})

/** A topic or an article in a list; `href` is its path without language. */
export type HelpEntry = z.output<typeof entrySchema>

/** A topic with its articles. */
export type HelpTopic = z.output<typeof topicSchema>

/** An article with its previous, next and related ones. */
export type HelpArticle = z.output<typeof articleSchema> & {
  previous: HelpEntry | null
  next: HelpEntry | null
}

/** Returns the topic with a slug, or null. */
export function getHelpTopic(slug: string, locale: LocaleId): Promise<HelpTopic | null> {
  return fetchContent({ query: helpTopicQuery, params: { slug, locale }, schema: topicSchema })
}

/** Returns the article with a slug, preferably of the given topic, or null. */
export async function getHelpArticle(
  slug: string,
  locale: LocaleId,
  topic = '',
): Promise<HelpArticle | null> {
  const params = { slug, locale, topic }
  const article = await fetchContent({ query: helpArticleQuery, params, schema: articleSchema })
  if (!article) return null
  const { previous, next } = findNeighbors(article.topic.articles, article.id)
  return { ...article, previous, next }
}
