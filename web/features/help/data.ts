import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { routedDocument } from '#web/content/document.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import { helpArticleQuery, helpTopicQuery } from '#web/content/queries/help.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { neighbours } from './neighbours.ts'

const parseEntry = z.object({ id: z.string(), title: text, summary: optionalText, href: parseAddress })

const parseTopic = routedDocument({
  title: text,
  summary: optionalText,
  articles: listOf(parseEntry),
  others: listOf(parseEntry),
})

const parseArticle = routedDocument({
  title: text,
  summary: optionalText,
  body: parseRichText,
  topic: z.object({ title: text, href: parseAddress, articles: listOf(parseEntry) }),
  related: listOf(parseEntry),
})

/** A topic or an article as an entry of a list; `href` is its path without language. */
export type HelpEntry = z.output<typeof parseEntry>

/** A topic with its articles. */
export type HelpTopic = z.output<typeof parseTopic>

/** An article with what stands around it: those before and after it in its topic, and related ones. */
export type HelpArticle = z.output<typeof parseArticle> & {
  previous: HelpEntry | null
  next: HelpEntry | null
}

/** The topic with a slug; null where there is none. */
export function getHelpTopic(slug: string, locale: LocaleId): Promise<HelpTopic | null> {
  return fetchContent({ query: helpTopicQuery, params: { slug, locale }, schema: parseTopic })
}

/** The article with a slug, of the topic with a slug if there are several; null where there is none. */
export async function getHelpArticle(
  slug: string,
  locale: LocaleId,
  topic = '',
): Promise<HelpArticle | null> {
  const params = { slug, locale, topic }
  const article = await fetchContent({ query: helpArticleQuery, params, schema: parseArticle })
  return article && { ...article, ...neighbours(article.topic.articles, article.id) }
}
