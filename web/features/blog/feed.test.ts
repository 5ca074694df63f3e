import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FeedContent, rssFeed } from './feed.ts'

const entry = {
  id: 'post-costs',
  title: 'Costs & benefits <of> “clouds”',
  excerpt: 'What a bill says.',
  publishedAt: '2026-11-05T09:30:00+03:00',
  href: '/blog/%D8%B3%D8%AD%D8%A7%D8%A8',
  author: 'Layla',
  category: null,
}

const content: FeedContent = {
  title: 'Meridian: articles',
  description: 'What we learn while running other people’s systems',
  locale: { id: 'ar', languageTag: 'ar' },
  siteUrl: 'https://example.com',
  listPath: '/blog/grid',
  entries: [entry],
}

describe('the feed', () => {
  const xml = rssFeed(content)

  test('has a title, a language and full addresses', () => {
    expect(xml).toContain('<link>https://example.com/ar/blog/grid</link>')
    expect(xml).toContain('<language>ar</language>')
    expect(xml).toContain('<atom:link href="https://example.com/ar/feed.xml" rel="self"')
  })

  test('contains articles with full date and address, without missing fields', () => {
    expect(xml).toContain('<link>https://example.com/ar/blog/%D8%B3%D8%AD%D8%A7%D8%A8</link>')
    expect(xml).toContain('<pubDate>Thu, 05 Nov 2026 06:30:00 GMT</pubDate>')
    expect(xml).toContain('<title>Costs &#38; benefits &#60;of&#62; “clouds”</title>')
    expect(xml).toContain('<guid isPermaLink="false">post-costs:ar</guid>')
    expect(xml).not.toContain('<category>')
  })

  test('has the date of its newest article', () => {
    expect(xml).toContain('<lastBuildDate>Thu, 05 Nov 2026 06:30:00 GMT</lastBuildDate>')
    expect(rssFeed({ ...content, entries: [] })).not.toContain('lastBuildDate')
  })

  test('is well-formed for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const item = /<item>\n<title>([^]*?)<\/title>/.exec(
          rssFeed({ ...content, entries: [{ ...entry, title }] }),
        )
        expect(item?.[1]).not.toMatch(/[<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f]|&(?!#\d+;)/)
      }),
    )
  })
})
