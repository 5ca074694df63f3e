import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerpt, highlight } from './highlight.ts'
import { cleanQuery, search, searchPage, type SearchResults } from './model.ts'
import { type SearchEntry, SearchIndex } from './search-index.ts'
import { normalizeWord, queryTerms, termsOf } from './terms.ts'

const entry = (id: string, title: string, summary = '', body = '', keywords = ''): SearchEntry => ({
  id,
  kind: 'page',
  href: `/${id}`,
  title,
  summary,
  body,
  keywords,
  picture: null,
  offer: null,
})

async function buildIndex(entries: SearchEntry[]): Promise<SearchIndex> {
  const index = new SearchIndex()
  await index.put(entries)
  return index
}

const found = async (entries: SearchEntry[], query: string) =>
  search(await buildIndex(entries), query).results.map(({ id }) => id)

test('a query loses control characters, which HTML forbids, and what is too long', () => {
  expect(cleanQuery(' cloud\u0000costs\r\n\u001b')).toBe('cloud costs')
  expect(cleanQuery('x'.repeat(10_000))).toHaveLength(100)
})

describe('words are normalized', () => {
  test.each([
    ['Services', 'service'],
    ['POLICIES', 'policy'],
    ['Café', 'cafe'],
    ['access', 'access'],
    ['status', 'status'],
    ['النُّسَخ', 'نسخ'],
    ['والخدمات', 'خدم'],
    ['خدمة', 'خدم'],
    ['أمان', 'امان'],
    ['٢٤', '24'],
  ])('%s is found as %s', (word, form) => {
    expect(normalizeWord(word)).toBe(form)
  })

  test('Chinese is split into pairs, Latin words stay whole', () => {
    expect(queryTerms('企业IT服务')).toEqual(['企业', 'it', '服务'])
    expect(queryTerms('网络安全服务')).toEqual(['网络', '络安', '安全', '全服', '服务'])
    expect(termsOf('网络安全')).toEqual(['网络', '络安', '安全', '全'])
  })
})

test.each(['❤️', 'ـــ', '\u0301'])('“%s” has no word', (sign) => {
  expect(queryTerms(`cloud ${sign} costs`)).toEqual(['cloud', 'cost'])
  expect(queryTerms(sign)).toEqual([])
})

describe('the search finds', () => {
  const chinese = [
    entry('security', '网络安全服务', '保护系统与数据。'),
    entry('cloud', '云成本', '先看账单，再谈优化。'),
    entry('shop', '电子商务', '安全支付。'),
  ]
  const arabic = [
    entry('backup', 'النُّسَخ الاحتياطية', 'نسخ تُستعاد فعلاً'),
    entry('security', 'خدمات الأمن السيبراني', 'حماية الأنظمة'),
  ]
  const english = [
    entry('security', 'Cybersecurity Services', 'We guard systems.'),
    entry('blog', 'What a backup is worth', 'Restores, not backups.', 'A security review once a year.'),
  ]

  test('Chinese words within longer ones', async () => {
    expect(await found(chinese, '安全')).toEqual(['security', 'shop'])
    expect(await found(chinese, '成本')).toEqual(['cloud'])
    expect(await found(chinese, '云')).toEqual(['cloud'])
    expect((await found(chinese, '务')).toSorted()).toEqual(['security', 'shop'])
  })

  test('Arabic without vowel marks, with or without the article', async () => {
    expect(await found(arabic, 'نسخ احتياطية')).toEqual(['backup'])
    expect(await found(arabic, 'امن')).toEqual(['security'])
    expect(await found(arabic, 'الخدمة')).toEqual(['security'])
  })

  test('beginnings of words, and words with a typo', async () => {
    expect(await found(english, 'cyber')).toEqual(['security'])
    expect(await found(english, 'bakup')).toContain('blog')
  })

  test('parts of compounds in titles, and highlights them', async () => {
    expect((await found(english, 'security'))[0]).toBe('security')
    expect(search(await buildIndex(english), 'secur').results[0]?.title).toContainEqual({
      text: 'Cybersecurity',
      isMatch: true,
    })
  })

  test('a single Chinese character, and highlights only it', async () => {
    expect(search(await buildIndex(chinese), '云').results[0]?.title).toEqual([
      { text: '云', isMatch: true },
      { text: '成本', isMatch: false },
    ])
  })

  test('titles before texts', async () => {
    const [, post] = english
    expect(await found([...(post ? [post] : []), entry('other', 'Security')], 'security')).toEqual([
      'other',
      'blog',
    ])
  })

  test('entries with some of the words when none has all', async () => {
    expect(await found(english, 'backup zebra')).toEqual(['blog'])
  })

  test('categories, tags, kinds and numbers, in every language', async () => {
    const shop = [
      entry('strata', 'Strata', 'Layer upon layer.', '', '10206\nWallpaper\nWallpapers\nproduct'),
      entry('layers', '地层', '层层叠叠。', '', '10206\n壁纸\n商品'),
      entry('tabaqat', 'طبقات', 'طبقة فوق طبقة.', '', '10206\nخلفية\nخلفيات\nمنتج'),
      entry('engineer', 'Site Reliability Engineer', '', '', 'Operations\njob jobs'),
    ]
    expect(await found(shop, 'wallpaper')).toEqual(['strata'])
    expect(await found(shop, '壁纸')).toEqual(['layers'])
    expect(await found(shop, 'خلفيات')).toEqual(['tabaqat'])
    expect(await found(shop, 'jobs')).toEqual(['engineer'])
  })

  test('a number exactly, in any digits', async () => {
    const numbered = ['10206', '10207', '10216'].map((number) => entry(number, 'Print', '', '', number))
    for (const number of ['10206', '#10206', '١٠٢٠٦', '１０２０６'])
      expect(await found(numbered, number)).toEqual(['10206'])
  })

  test('a product of the searched category before a page that mentions it', async () => {
    const mixed = [
      entry('page', 'Shop', 'Goods for the desk.', 'Wallpaper for your screens, and more.'),
      entry('product', 'Tide Table', 'Thirty curves.', '', '10203\nWallpaper'),
      entry('wallpapers', 'Wallpapers'),
    ]
    expect(await found(mixed, 'wallpaper')).toEqual(['wallpapers', 'product', 'page'])
  })

  test('a list of articles after what it is about', async () => {
    const lists: SearchEntry[] = [
      { ...entry('tag', 'Security'), kind: 'tag' },
      { ...entry('author', 'Sam Security'), kind: 'author' },
      entry('service', 'Cybersecurity Services', '', '', 'Security'),
    ]
    expect(await found(lists, 'security')).toEqual(['service', 'tag', 'author'])
  })

  test('the longest queries, of one letter or one character each', async () => {
    const letters = 'a b '.repeat(30)
    const characters = String.fromCodePoint(...Array.from({ length: 120 }, (_, index) => 0x4e00 + index))
    for (const query of [letters, characters])
      expect(await found([...english, ...chinese], query)).toEqual(query === letters ? ['blog'] : [])
  })

  test('the total also beyond the last page', async () => {
    const many = Array.from({ length: 12 }, (_, index) => entry(`cloud-${index}`, 'Cloud'))
    const index = await buildIndex(many)
    const { results, total } = search(index, 'cloud', { from: 10, count: 10 })
    expect([results.length, total]).toEqual([2, 12])
    expect(search(index, 'cloud', { from: 20, count: 10 })).toEqual({ results: [], total: 12 })
  })

  test('the last page for a number beyond it', async () => {
    const many = Array.from({ length: 12 }, (_, index) => entry(`cloud-${index}`, 'Cloud'))
    const index = await buildIndex(many)
    const last = searchPage(index, 'cloud', 2)
    expect([last.results.length, last.total, last.pageNumber]).toEqual([2, 12, 2])
    expect(searchPage(index, 'cloud', 99)).toEqual(last)
    expect(searchPage(index, 'zebra', 99)).toEqual({ results: [], total: 0, pageNumber: 1 })
  })

  test('nothing without matches', async () => {
    expect(await found(english, 'zebra')).toEqual([])
    for (const query of ['', '   ', '?!', '"']) expect(await found(english, query)).toEqual([])
  })
})

describe('matches are highlighted', () => {
  const marked = (text: string, query: string) =>
    highlight(text, queryTerms(query))
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('')

  test.each([
    ['Our services and one service', 'service', 'Our [services] and one [service]'],
    ['网络安全服务', '安全', '网络[安全]服务'],
    ['云成本与上云', '云', '[云]成本与上[云]'],
    ['خدماتُ الأمن', 'امن', 'خدماتُ [الأمن]'],
  ])('in %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  test('without changing the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(
          highlight(text, queryTerms(query))
            .map((stretch) => stretch.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  test('in an excerpt around the first match', () => {
    const text = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`
    expect(excerpt(text, ['needle'])).toMatch(/^….{0,45}needle.{0,145}…$/)
    expect(excerpt(text, ['zebra'])).toBeNull()
  })
})

test('an updated index finds the same as a new one', async () => {
  const words = fc.array(fc.constantFrom('cloud', 'backup', 'security', 'audit', 'دعم', '备份'), {
    maxLength: 3,
  })
  const entries = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), title: words, body: words }),
    { selector: ({ id }) => id },
  )
  const some = entries.map((rows) =>
    rows.map(({ id, title, body }) => entry(id, title.join(' '), '', body.join(' '))),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 4 }), async (versions) => {
      const index = new SearchIndex()
      for (const version of versions) {
        await index.put(version)
        index.retain(new Set(version.map(({ id }) => id)))
        const anew = await buildIndex(version)
        for (const query of ['cloud', 'backup audit', 'دعم', '备份']) {
          const ids = ({ results }: SearchResults) => results.map(({ id }) => id).sort()
          expect(ids(search(index, query))).toEqual(ids(search(anew, query)))
        }
      }
    }),
  )
})
