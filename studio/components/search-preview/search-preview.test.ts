import { describe, expect, test } from 'vitest'
import { previewSearchResult, type SearchSite } from './search-preview.ts'

/** A localized text. */
const text = (byLanguage: Record<string, string>) =>
  Object.entries(byLanguage).map(([language, value]) => ({ _key: language, language, value }))

const site: SearchSite = {
  siteName: text({ en: 'Meridian' }),
  tagline: text({ en: 'IT that holds', ar: 'تقنية تدوم' }),
  defaultSeo: { description: text({ en: 'We run IT.' }) },
  topic: null,
}

const service = {
  title: text({ en: 'Cloud', ar: 'السحابة' }),
  summary: text({ en: 'We move you.', ar: 'ننقلكم.' }),
  slug: { current: 'cloud' },
  slugs: { ar: 'سحابة' },
}

describe('the preview of a page', () => {
  test('has its own texts and its address in the language', () => {
    expect(previewSearchResult('service', service, site, 'ar')).toEqual({
      title: 'السحابة | تقنية تدوم',
      description: 'ننقلكم.',
      siteName: 'Meridian',
      drawnTitle: 'السحابة',
      path: '/ar/services/سحابة',
      lengths: { title: 7, description: 7 },
      notes: [],
    })
  })

  test('prefers what is written for search engines, then texts in the language, then English ones', () => {
    const seo = { title: text({ en: 'Move to the cloud' }), description: text({ en: '', ar: 'انتقلوا.' }) }
    expect(previewSearchResult('service', { ...service, seo }, site, 'ar')).toMatchObject({
      title: 'السحابة | تقنية تدوم',
      description: 'انتقلوا.',
    })
    expect(previewSearchResult('service', { ...service, seo }, site, 'zh')).toMatchObject({
      title: 'Move to the cloud | IT that holds',
      description: 'We move you.',
      path: '/zh/services/cloud',
    })
  })

  test('names a person, and describes an author by the biography', () => {
    const author = {
      name: text({ en: 'Hannah' }),
      biography: text({ en: 'Writes.' }),
      slug: { current: 'h' },
    }
    expect(previewSearchResult('author', author, site, 'en')).toMatchObject({
      title: 'Hannah | IT that holds',
      description: 'Writes.',
      path: '/en/blog/author/h',
    })
  })

  test('has the tagline alone while the page has no title', () => {
    expect(previewSearchResult('service', {}, site, 'en').title).toBe('IT that holds')
  })

  test('has the address of the topic before that of a help article', () => {
    const article = { ...service, topic: { _ref: 'topic' } }
    const topic = { slug: { current: 'start' }, slugs: { ar: 'بداية' } }
    expect(previewSearchResult('helpArticle', article, { ...site, topic }, 'ar').path).toBe(
      '/ar/help/بداية/سحابة',
    )
    expect(previewSearchResult('helpArticle', article, { ...site, topic }, 'zh').path).toBe(
      '/zh/help/start/cloud',
    )
    expect(previewSearchResult('helpArticle', article, site, 'en').path).toBeUndefined()
  })
})

describe('the notes', () => {
  const notes = (document: object) =>
    previewSearchResult('page', { title: text({ en: 'Home' }), ...document }, site, 'en').notes

  test('say that a text is cut off', () => {
    const seo = { title: text({ en: 'x'.repeat(61) }), description: text({ en: 'y'.repeat(161) }) }
    expect(notes({ seo })).toEqual([
      'Search engines cut this title off.',
      'Search engines cut this description off.',
    ])
    const short = { title: text({ en: 'x'.repeat(60) }), description: text({ en: 'y'.repeat(160) }) }
    expect(notes({ seo: short })).toEqual([])
  })

  test('say that the description is that of the site, and that the page is not listed', () => {
    expect(notes({ seo: { noIndex: true } })).toEqual([
      'Search engines are asked not to list this page.',
      'The page has no description of its own, so that of the site is shown.',
    ])
  })
})
