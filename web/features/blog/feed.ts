import type { Locale } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { escapeMarkup } from '#web/lib/escape-markup.ts'
import type { FeedEntry } from './queries.ts'

/** The content of the feed, newest articles first. */
export interface FeedContent {
  title: string
  description: string
  locale: Pick<Locale, 'id' | 'languageTag'>
  /** Origin of the site without a trailing slash. */
  siteUrl: string
  /** Path of the page that lists all articles, without language. */
  listPath: string
  entries: readonly FeedEntry[]
}

/** Characters that XML 1.0 forbids, even escaped. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escapeXml = (text: string) => escapeMarkup(text.replace(FORBIDDEN, ''))

const element = (name: string, text: string | null, attributes = '') =>
  text === null ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>\n`

/** Formats a date for RSS (RFC 822): “Sat, 21 Nov 2026 09:30:00 GMT”. */
const feedDate = (moment: string) => new Date(moment).toUTCString()

/** Returns the articles of one language as RSS 2.0. https://www.rssboard.org/rss-specification */
export function rssFeed({ title, description, locale, siteUrl, listPath, entries }: FeedContent): string {
  const absolute = (path: string) => siteUrl + localizedPath(locale.id, path)
  const self = escapeXml(absolute('/feed.xml'))
  const newest = entries[0]?.publishedAt
  const items = entries.map(
    (entry) =>
      '<item>\n' +
      element('title', entry.title) +
      element('link', absolute(entry.href)) +
      element('guid', `${entry.id}:${locale.id}`, ' isPermaLink="false"') +
      element('pubDate', feedDate(entry.publishedAt)) +
      element('description', entry.excerpt) +
      element('category', entry.category) +
      element('dc:creator', entry.author) +
      '</item>\n',
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n' +
    '<channel>\n' +
    element('title', title) +
    element('link', absolute(listPath)) +
    element('description', description) +
    element('language', locale.languageTag) +
    element('lastBuildDate', newest === undefined ? null : feedDate(newest)) +
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>\n` +
    items.join('') +
    '</channel>\n</rss>\n'
  )
}
