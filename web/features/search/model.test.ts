import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerpt, highlight } from './highlight.ts'
import { buildIndex, search, type SearchEntry } from './model.ts'
import { normalizeWord, termsOf } from './terms.ts'

const entry = (id: string, title: string, summary = '', body = ''): SearchEntry => ({
  id,
  kind: 'page',
  href: `/${id}`,
  title,
  summary,
  body,
})

const found = (entries: SearchEntry[], question: string) =>
  search(buildIndex(entries), question).results.map(({ id }) => id)

describe('words are found in the forms in which people type them', () => {
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

  test('Chinese is cut into pairs, Latin words among it stay whole', () => {
    expect(termsOf('企业IT服务')).toEqual(['企业', 'it', '服务'])
    expect(termsOf('网络安全服务')).toEqual(['网络', '络安', '安全', '全服', '服务'])
  })
})

describe('a reader finds', () => {
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

  test('Chinese words within longer ones', () => {
    expect(found(chinese, '安全')).toEqual(['security', 'shop'])
    expect(found(chinese, '成本')).toEqual(['cloud'])
    expect(found(chinese, '云')).toEqual(['cloud'])
  })

  test('Arabic without vowel signs, with or without the article', () => {
    expect(found(arabic, 'نسخ احتياطية')).toEqual(['backup'])
    expect(found(arabic, 'امن')).toEqual(['security'])
    expect(found(arabic, 'الخدمة')).toEqual(['security'])
  })

  test('beginnings of words, and words with a letter wrong', () => {
    expect(found(english, 'cyber')).toEqual(['security'])
    expect(found(english, 'bakup')).toContain('blog')
  })

  test('words within longer ones of a title, and marks them', () => {
    expect(found(english, 'security')[0]).toBe('security')
    expect(search(buildIndex(english), 'secur').results[0]?.title).toContainEqual({
      text: 'Cybersecurity',
      isMatch: true,
    })
  })

  test('a title before a text', () => {
    const [, post] = english
    expect(found([...(post ? [post] : []), entry('other', 'Security')], 'security')).toEqual([
      'other',
      'blog',
    ])
  })

  test('entries with some of the words where none has all', () => {
    expect(found(english, 'backup zebra')).toEqual(['blog'])
  })

  test('nothing where there is nothing', () => {
    expect(found(english, 'zebra')).toEqual([])
    for (const question of ['', '   ', '?!', '"']) expect(found(english, question)).toEqual([])
  })
})

describe('what was looked for is marked', () => {
  const marked = (text: string, question: string) =>
    highlight(text, termsOf(question))
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('')

  test.each([
    ['Our services and one service', 'service', 'Our [services] and one [service]'],
    ['网络安全服务', '安全', '网络[安全]服务'],
    ['خدماتُ الأمن', 'امن', 'خدماتُ [الأمن]'],
  ])('in %s', (text, question, expected) => {
    expect(marked(text, question)).toBe(expected)
  })

  test('and the text stays what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, question) => {
        expect(
          highlight(text, termsOf(question))
            .map((stretch) => stretch.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  test('a long text is cut around the first of it', () => {
    const text = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`
    expect(excerpt(text, ['needle'])).toMatch(/^….{0,45}needle.{0,145}…$/)
    expect(excerpt(text, ['zebra'])).toBeNull()
  })
})
