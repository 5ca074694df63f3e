import { expect, test } from 'vitest'
import type { Localized } from '../validation/localized.ts'
import { englishText, languageGaps, subtitle } from './localized.ts'

const field = (texts: Record<string, string | undefined>): Localized =>
  Object.entries(texts).map(([language, value]) => ({ _key: language, language, value }))

test('lists show the English text, or else any other', () => {
  expect(englishText(field({ zh: '标题', en: 'Title' }))).toBe('Title')
  expect(englishText(field({ zh: '标题', en: ' ' }))).toBe('标题')
  expect(englishText(undefined)).toBeUndefined()
})

test('lists name the languages that are missing in any field with text', () => {
  const whole = field({ zh: '标题', en: 'Title', ar: 'عنوان' })
  expect(languageGaps(whole, undefined, field({ en: undefined }))).toBeUndefined()
  expect(languageGaps(whole, field({ en: 'Summary', zh: '摘要' }))).toBe('Arabic missing')
  expect(languageGaps(field({ en: 'Title', ar: 'عنوان' }), field({ en: 'Summary', zh: '摘要' }))).toBe(
    'Chinese, Arabic missing',
  )
})

test('a subtitle joins the parts that exist', () => {
  expect(subtitle('/contact', undefined, false, 'Hidden')).toBe('/contact · Hidden')
})
