import latin from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'
import { preload } from 'react-dom'
import type { LocaleId } from '#schemas/shared/locales.ts'
import arabicRegular from '#web/styles/base/fonts/plex-arabic-400.woff2'
import arabicStrong from '#web/styles/base/fonts/plex-arabic-600.woff2'
import latinOfArabic from '#web/styles/base/fonts/plex-latin-400.woff2'
import latinOfArabicStrong from '#web/styles/base/fonts/plex-latin-600.woff2'

/** The fonts of a page's first words. Chinese uses one for figures and Latin names only. */
const PRELOADED_FONTS: Record<LocaleId, string[]> = {
  zh: [latin],
  en: [latin],
  ar: [arabicRegular, arabicStrong, latinOfArabic, latinOfArabicStrong],
}

/** Preloads the fonts of a language, before the style sheet is parsed. */
export function preloadFonts(locale: LocaleId): void {
  for (const address of PRELOADED_FONTS[locale]) {
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
