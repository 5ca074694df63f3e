import { describe, expect, test } from 'vitest'
import {
  limitLength,
  type Localized,
  missingLanguages,
  requireEnglish,
  requireEnglishIfWritten,
  warnMissingTranslations,
} from './localized.ts'

const field = (texts: Record<string, unknown>): Localized =>
  Object.entries(texts).map(([language, value]) => ({ _key: language, language, value }))

/** The error, at the empty English text, so that a click on it leads there. */
const ENGLISH_MISSING = {
  message: expect.stringMatching(/Add the English text/) as string,
  path: [{ _key: 'en' }, 'value'],
}

describe('English', () => {
  test('is required for a required field', () => {
    expect(requireEnglish(undefined)).toMatch(/Add the English text/)
    expect(requireEnglish(field({ zh: '标题', en: '   ' }))).toEqual(ENGLISH_MISSING)
    expect(requireEnglish(field({ en: 'Title' }))).toBe(true)
  })

  test('is required for an optional field once another language is filled in', () => {
    expect(requireEnglishIfWritten(field({ en: '', zh: undefined }))).toBe(true)
    expect(requireEnglishIfWritten(field({ ar: 'عنوان' }))).toMatch(/Add the English text/)
  })

  test('may be rich text, which is empty without blocks', () => {
    expect(requireEnglish(field({ en: [] }))).toEqual(ENGLISH_MISSING)
    expect(requireEnglish(field({ en: [{ _type: 'block' }] }))).toBe(true)
  })
})

describe('other languages', () => {
  test('are named when they are missing', () => {
    expect(missingLanguages(field({ en: 'Title' }))).toEqual(['Chinese', 'Arabic'])
    expect(warnMissingTranslations(field({ en: 'Title', zh: '标题' }))).toMatch(/^Add the Arabic text\./)
    expect(warnMissingTranslations(field({ en: 'Title', zh: '标题', ar: 'عنوان' }))).toBe(true)
  })

  test('cause no warning while there is nothing to translate', () => {
    expect(warnMissingTranslations(undefined)).toBe(true)
    expect(warnMissingTranslations(field({ ar: 'عنوان' }))).toBe(true)
  })
})

test('a text that is too long has an error at its language, counted in visible characters', () => {
  const check = limitLength(3, 'it would not fit')
  expect(check(field({ en: 'abc', zh: '一二三' }))).toBe(true)
  expect(check(field({ en: 'abc', zh: '𠮷𠮷𠮷' }))).toBe(true)
  expect(check(field({ en: 'abc', ar: 'أربع' }))).toEqual({
    message: 'Shorten this to 3 characters (currently 4), because it would not fit.',
    path: [{ _key: 'ar' }, 'value'],
  })
})
