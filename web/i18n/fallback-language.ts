import { DEFAULT_LOCALE, directionOf } from '#schemas/shared/locales.ts'

/** Letters of the languages that are not written in Latin script. */
const LETTERS: Record<string, RegExp> = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u }

/** A word, which is English, or a name that is read best as such. Signs and units of one letter are none. */
const LATIN_WORD = /\p{Script=Latin}{2,}/u

/** Attributes of an element whose text is English in place of a missing translation. */
export interface FallbackLanguage {
  lang?: string
  dir?: 'ltr' | 'rtl'
}

/**
 * Returns the language and direction of an editor's text on a page of another language; nothing for a text in the language of the page.
 * Screen readers then read it as English, and on an Arabic page its punctuation stays in place.
 */
export function fallbackLanguage(text: string | null, locale: string): FallbackLanguage {
  const isTranslated = LETTERS[locale]?.test(text ?? '') ?? true
  if (isTranslated || !LATIN_WORD.test(text ?? '')) return {}
  return { lang: DEFAULT_LOCALE, dir: directionOf(DEFAULT_LOCALE) }
}
