import { expect, test } from 'vitest'
import { fallbackLanguage } from './fallback-language.ts'

test.each([
  ['zh', 'Managed cloud for growing teams'],
  ['ar', 'Managed cloud for growing teams'],
  ['ar', 'Résumé of a year'],
  ['zh', 'Pricing'],
  ['ar', 'Ready?'],
  ['ar', '24/7 support'],
  ['ar', 'A university'],
])('marks an English text on a page in %s: %s', (locale, text) => {
  expect(fallbackLanguage(text, locale)).toEqual({ lang: 'en', dir: 'ltr' })
})

test.each([
  ['en', 'Managed cloud for growing teams'],
  ['zh', '面向成长型团队的托管云'],
  ['zh', '用 Next.js App Router 建站'],
  ['ar', 'خدمات Managed Cloud للشركات'],
  ['ar', 'C#'],
  ['ar', '24/7'],
  ['ar', null],
])('leaves a text in the language of a page in %s, or without words: %s', (locale, text) => {
  expect(fallbackLanguage(text, locale)).toEqual({})
})
