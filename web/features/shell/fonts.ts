import { preload } from 'react-dom'
import latin from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'
import type { LocaleId } from '#schemas/shared/locales.ts'
import arabicRegular from '#web/styles/base/fonts/plex-arabic-400.woff2'
import arabicStrong from '#web/styles/base/fonts/plex-arabic-600.woff2'

/** What a page's first words are set in. Chinese is set in the system's own face and waits for nothing. */
const FIRST_FACES: Record<LocaleId, string[]> = {
  zh: [],
  en: [latin],
  ar: [arabicRegular, arabicStrong],
}

/** Asks the browser for the fonts of a language together with the page, before it has read the style sheet. */
export function preloadFonts(locale: LocaleId): void {
  for (const address of FIRST_FACES[locale]) {
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
