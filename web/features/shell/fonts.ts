import { preload } from 'react-dom'
import type { LocaleId } from '#schemas/shared/locales.ts'
import arabicRegular from '#web/styles/base/fonts/plex-arabic-400.woff2'
import arabicStrong from '#web/styles/base/fonts/plex-arabic-600.woff2'
import latinOfArabic from '#web/styles/base/fonts/plex-latin-400.woff2'
import latinOfArabicStrong from '#web/styles/base/fonts/plex-latin-600.woff2'
import latin from '#web/styles/base/fonts/schibsted.woff2'

/** What a page's first words are set in. Of Chinese only the figures and Latin names are; the rest is the system's own face. */
const FIRST_FACES: Record<LocaleId, string[]> = {
  zh: [latin],
  en: [latin],
  ar: [arabicRegular, arabicStrong, latinOfArabic, latinOfArabicStrong],
}

/** Asks the browser for the fonts of a language together with the page, before it has read the style sheet. */
export function preloadFonts(locale: LocaleId): void {
  for (const address of FIRST_FACES[locale]) {
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
