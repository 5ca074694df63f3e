import { expect, test } from 'vitest'
import type { Localized } from '../validation/localized.ts'
import { englishText, languageGaps, subtitle } from './localized.ts'

const field = (texts: Record<string, string | undefined>): Localized =>
  Object.entries(texts).map(([language, value]) => ({ _key: language, language, value }))

test('lists show the English text, else one that is there', () => {
  expect(englishText(field({ zh: '标题', en: 'Title' }))).toBe('Title')
  expect(englishText(field({ zh: '标题', en: ' ' }))).toBe('标题')
  expect(englishText(undefined)).toBeUndefined()
})

test('lists mark the languages that are missing in any of the fields that have been begun', () => {
  const whole = field({ zh: '标题', en: 'Title', ar: 'عنوان' })
  expect(languageGaps(whole, undefined, field({ en: undefined }))).toBeUndefined()
  expect(languageGaps(whole, field({ en: 'Summary', zh: '摘要' }))).toBe('Arabic missing')
  expect(languageGaps(field({ en: 'Title', ar: 'عنوان' }), field({ en: 'Summary', zh: '摘要' }))).toBe(
    'Chinese, Arabic missing',
  )
})

test('a second line joins what is there', () => {
  expect(subtitle('/contact', undefined, false, 'Hidden')).toBe('/contact · Hidden')
})
