import { describe, expect, test } from 'vitest'
import { seoFields } from '#web/sanity/queries/projections.ts'
import { scriptSafeJson } from '#web/ui/json-ld.tsx'
import { evaluateGroq } from '../../../tests/evaluate-groq.ts'
import { describePage } from './metadata.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'

const nothing = { title: null, description: null, image: null, noIndex: false }
const contact = {
  locale: 'ar',
  paths: { zh: '/contact', en: '/contact', ar: '/contact' },
  title: 'Contact us',
  siteName: 'Meridian',
  tagline: 'IT that holds',
  seo: nothing,
  defaultSeo: { ...nothing, description: 'We run IT.' },
} as const

describe('the metadata of a page', () => {
  test('has the title with the tagline, the canonical URL and those in the other languages', () => {
    expect(describePage(contact)).toMatchObject({
      title: 'Contact us | IT that holds',
      description: 'We run IT.',
      alternates: {
        canonical: '/ar/contact',
        types: { 'application/rss+xml': [{ url: '/ar/feed.xml', title: 'Meridian' }] },
        languages: { zh: '/zh/contact', en: '/en/contact', ar: '/ar/contact', 'x-default': '/en/contact' },
      },
    })
  })

  test('names its language and the others with a territory', () => {
    expect(describePage(contact).openGraph).toMatchObject({
      locale: 'ar_AR',
      alternateLocale: ['zh_CN', 'en_GB'],
    })
  })

  test('has a generated sharing image if the editor gave none', () => {
    expect(describePage(contact).openGraph?.images).toEqual([
      expect.objectContaining({ url: '/sharing/ar/contact.png', width: 1200, height: 630 }),
    ])
  })

  test('names no image that is not drawn', () => {
    expect(describePage({ ...contact, hasDrawnImage: false }).openGraph?.images).toEqual([])
  })

  test('prefers what the editor wrote for search engines', () => {
    const seo = { ...nothing, title: 'Talk to us', description: 'Call.', noIndex: true }
    expect(describePage({ ...contact, seo })).toMatchObject({
      title: 'Talk to us | IT that holds',
      description: 'Call.',
      robots: { index: false },
    })
  })
})

describe('texts for search engines', () => {
  const localized = (texts: Record<string, string>) =>
    Object.entries(texts).map(([language, value]) => ({ language, value }))
  const seo = { title: localized({ en: 'Talk to us', zh: '联系' }), description: localized({ en: 'Call.' }) }
  const read = (document: object, locale: string) =>
    evaluateGroq(`*[0] { seo { ${seoFields} } }.seo`, {
      dataset: [{ _type: 'author', seo, ...document }],
      params: { locale },
    })

  test('are English only while the document has none of its own in the language', async () => {
    const author = { name: localized({ en: 'Hannah', zh: '汉娜' }), biography: localized({ ar: 'تكتب.' }) }
    expect(await read(author, 'en')).toMatchObject({ title: 'Talk to us', description: 'Call.' })
    expect(await read(author, 'zh')).toMatchObject({ title: '联系', description: 'Call.' })
    expect(await read(author, 'ar')).toMatchObject({ title: 'Talk to us', description: null })
  })
})

describe('the sitemap', () => {
  const route = {
    paths: { zh: '/services/a&b', en: '/services/a&b', ar: '/services/%D8%A3' },
    updatedAt: '2026-11-21T00:00:00Z',
    noIndex: false,
  } as const

  test('lists a document once per language, each with the others, escaped', () => {
    const xml = sitemap('https://example.com', [route])
    expect(xml.match(/<url>/g)).toHaveLength(3)
    expect(xml.match(/hreflang="ar" href="https:\/\/example.com\/ar\/services\/%D8%A3"/g)).toHaveLength(3)
    expect(xml).toContain('<loc>https://example.com/zh/services/a&#38;b</loc>')
  })

  test('omits pages with noIndex', () => {
    expect(sitemap('https://example.com', [{ ...route, noIndex: true }])).not.toContain('<url>')
  })

  test('is split when it grows', () => {
    expect(sitemapIndex('https://example.com', 0).match(/<sitemap>/g)).toHaveLength(1)
    expect(sitemapIndex('https://example.com', 5_001)).toContain('https://example.com/sitemaps/2.xml')
  })
})

test('structured data cannot end its script', () => {
  const data = { name: '</script><script>alert(1)</script>' }
  expect(scriptSafeJson(data)).not.toContain('<')
  expect(JSON.parse(scriptSafeJson(data))).toEqual(data)
})
