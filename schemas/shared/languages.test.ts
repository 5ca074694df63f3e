import { expect, test } from 'vitest'
import { LANGUAGE_CODES, languageName } from './languages.ts'
import { LOCALE_IDS } from './locales.ts'

test('every language has a name of its own in Studio, and a name in each language of the site', () => {
  expect(new Set(LANGUAGE_CODES.map(languageName)).size).toBe(LANGUAGE_CODES.length)
  for (const locale of LOCALE_IDS) {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    expect(LANGUAGE_CODES.filter((code) => names.of(code) === code)).toEqual([])
  }
  expect(languageName('yue')).toBe('Cantonese')
})
