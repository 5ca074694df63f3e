import { describe, expect, test } from 'vitest'
import {
  atMost,
  missingLanguages,
  noteMissingTranslations,
  requireEnglish,
  requireEnglishIfWritten,
  type Localized,
} from './localized.ts'

const field = (texts: Record<string, unknown>): Localized =>
  Object.entries(texts).map(([language, value]) => ({ _key: language, language, value }))

describe('English', () => {
  test('is required of a field that must be written', () => {
    expect(requireEnglish(undefined)).toMatch(/Write the English text/)
    expect(requireEnglish(field({ zh: '标题', en: '   ' }))).toMatch(/Write the English text/)
    expect(requireEnglish(field({ en: 'Title' }))).toBe(true)
  })

  test('is required of an optional field only once another language is there', () => {
    expect(requireEnglishIfWritten(field({ en: '', zh: undefined }))).toBe(true)
    expect(requireEnglishIfWritten(field({ ar: 'عنوان' }))).toMatch(/Write the English text/)
  })

  test('may be formatted text, which is empty when it has no blocks', () => {
    expect(requireEnglish(field({ en: [] }))).toMatch(/Write the English text/)
    expect(requireEnglish(field({ en: [{ _type: 'block' }] }))).toBe(true)
  })
})

describe('other languages', () => {
  test('are named when they are missing', () => {
    expect(missingLanguages(field({ en: 'Title' }))).toEqual(['Chinese', 'Arabic'])
    expect(noteMissingTranslations(field({ en: 'Title', zh: '标题' }))).toMatch(/^Add the Arabic text\./)
    expect(noteMissingTranslations(field({ en: 'Title', zh: '标题', ar: 'عنوان' }))).toBe(true)
  })

  test('are not asked for before there is anything to translate', () => {
    expect(noteMissingTranslations(undefined)).toBe(true)
    expect(noteMissingTranslations(field({ ar: 'عنوان' }))).toBe(true)
  })
})

test('a text that is too long is marked at its language, counted in characters as people see them', () => {
  const check = atMost(3, 'it would not fit')
  expect(check(field({ en: 'abc', zh: '一二三' }))).toBe(true)
  expect(check(field({ en: 'abc', zh: '𠮷𠮷𠮷' }))).toBe(true)
  expect(check(field({ en: 'abc', ar: 'أربع' }))).toEqual({
    message: 'Shorten this to 3 characters (now 4): it would not fit.',
    path: [{ _key: 'ar' }, 'value'],
  })
})
