import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interfaceTexts, MESSAGES } from '../shared/interface-texts.ts'
import { LOCALES } from '../shared/locales.ts'
import { findTextIssues, type Texts } from './translation-texts.ts'

const ENGLISH = '{count, plural, one {# item} other {# items}} for {name}'
const ARABIC =
  '{name}: {count, plural, zero {لا شيء} one {عنصر} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}'

/** What is said, with the level in front. */
const said = (texts: Texts, locale: 'zh' | 'en' | 'ar', built?: Texts): string[] =>
  findTextIssues(texts, locale, built).map(({ level, message }) => `${level}: ${message}`)

describe('a translation', () => {
  test('with the placeholders of the English text is valid, in any order and any plural forms', () => {
    expect(said({ en: ENGLISH, ar: ARABIC }, 'ar')).toEqual([])
    expect(said({ en: ENGLISH, zh: '{name}:{count, plural, other {# 件}}' }, 'zh')).toEqual([])
  })

  test('has an error that lists missing and unknown placeholders', () => {
    expect(said({ en: 'Hi {name}', zh: '你好 {nom}' }, 'zh')).toEqual([
      'error: Remove {nom}: the English text doesn’t use it.',
      'error: Add {name}: the English text uses it.',
    ])
    expect(said({ en: '<link>More</link>', zh: '更多' }, 'zh')).toEqual([
      'error: Add <link>: the English text uses it.',
    ])
  })

  test('may use a placeholder of the site that the English text omits, and the English text gets a warning', () => {
    const built = { en: 'Hi {name}', zh: '你好 {name}', ar: 'مرحبا {name}' }
    const texts = { en: 'Hi', zh: '你好 {name}' }
    expect(said(texts, 'zh', built)).toEqual([])
    expect(said(texts, 'en', built)).toEqual(['warning: {name} isn’t used. Is that intended?'])
  })

  test('cannot use a placeholder that the site does not provide, even if the English text does', () => {
    const built = { en: 'Hi', zh: '你好', ar: 'مرحبا' }
    const chinese = (zh: string) => said({ en: 'Hi {name}', zh }, 'zh', built)
    expect(chinese('你好 {name}')).toEqual([
      'error: Remove {name}: the site has no such placeholder for this text.',
    ])
    expect(chinese('你好')).toEqual([])
  })

  test('that cannot be parsed has that error only', () => {
    expect(said({ en: ENGLISH, ar: '{count' }, 'ar')).toHaveLength(1)
  })

  test('with a literal brace gets a warning that visitors will see it', () => {
    expect(said({ en: 'Hi {name}', zh: '你好 {name}}' }, 'zh')).toEqual([expect.stringContaining('A brace')])
    expect(said({ en: 'Hi', zh: '你好｛name｝' }, 'zh')).toEqual([expect.stringContaining('A brace')])
  })
})

describe('a missing text', () => {
  test.each([undefined, '', ' \n'])('%j is an error in English and a warning in other languages', (text) => {
    expect(findTextIssues({ en: text }, 'en')).toMatchObject([{ level: 'error', kind: 'missing' }])
    expect(findTextIssues({ en: 'Send', ar: text }, 'ar')).toMatchObject([
      { level: 'warning', kind: 'missing' },
    ])
  })

  test('has a message that says what visitors see instead', () => {
    expect(said({ en: 'Send' }, 'ar', { ar: 'إرسال' })).toEqual([expect.stringContaining('إرسال')])
  })
})

test('the built-in texts have no issues', () => {
  for (const namespace of Object.keys(MESSAGES.en))
    for (const [key, built] of interfaceTexts(namespace) ?? [])
      for (const { id } of LOCALES) expect([namespace, key, id, ...said(built, id, built)]).toHaveLength(3)
})

test('any text gets a result for each language, and every error has a cause', () => {
  const text = fc.option(fc.string({ unit: fc.constantFrom('{', '}', 'a', ',', ' ', '#', '<', '>', '/') }), {
    nil: undefined,
  })
  fc.assert(
    fc.property(fc.record({ zh: text, en: text, ar: text }), (texts) => {
      for (const { id } of LOCALES)
        for (const { message } of findTextIssues(texts, id)) expect(message).toMatch(/^\S.*[.?]$/s)
    }),
  )
})
