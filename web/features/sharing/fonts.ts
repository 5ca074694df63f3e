import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { readFont } from '#web/lib/read-font.ts'

/** A font for Pango: its file and its description (families, then weight; the size follows). */
export interface Font {
  file: string
  description: string
}

/** Compressed fonts by language. The URLs are literals, so that the bundler includes the files. */
const FONTS: Record<LocaleId, { address: URL; family: string; weight: string }> = {
  zh: {
    address: new URL('./fonts/noto-sans-sc-700.woff2', import.meta.url),
    family: 'Noto Sans SC Thin',
    weight: 'Bold',
  },
  en: {
    address: new URL(
      '../../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
      import.meta.url,
    ),
    family: 'Schibsted Grotesk',
    weight: 'Semi-Bold',
  },
  ar: {
    address: new URL(
      '../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
      import.meta.url,
    ),
    family: 'IBM Plex Sans Arabic SemiBold',
    weight: '',
  },
}

let fonts: Promise<Record<LocaleId, Font>> | undefined

/** Returns the fonts of all languages, decompressed once because Pango reads no WOFF2. Fonts of the machine are not used. */
export function loadFonts(): Promise<Record<LocaleId, Font>> {
  fonts ??= decompressFonts().catch((error: unknown) => {
    fonts = undefined
    throw error
  })
  return fonts
}

async function decompressFonts(): Promise<Record<LocaleId, Font>> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-fonts-'))
  const entries = await Promise.all(
    Object.entries(FONTS).map(async ([locale, { address, family, weight }]) => {
      const file = join(folder, `${locale}.ttf`)
      await writeFile(file, await readFont(address))
      // Using a font once registers it in Pango as a fallback, for example for Latin names in Arabic.
      await sharp({ text: { text: '.', font: `${family}, 10`, fontfile: file } }).toBuffer()
      const others = Object.values(FONTS).map((font) => font.family)
      const families = [...new Set([family, ...others])].join(', ')
      return [locale, { file, description: `${families}, ${weight}` }]
    }),
  )
  return Object.fromEntries(entries) as Record<LocaleId, Font>
}
