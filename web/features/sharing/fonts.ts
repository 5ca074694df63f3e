import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { decompress } from 'wawoff2'
import type { LocaleId } from '#schemas/shared/locales.ts'

/** A font as the typesetter takes it: its file, and how Pango is asked for it (families, then weight; the size follows). */
export interface Font {
  file: string
  description: string
}

/** Compressed fonts by language, and what they are called inside. The addresses are written out, so that the bundler takes the files along. */
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

let unpacked: Promise<Record<LocaleId, Font>> | undefined

/** The fonts of all languages, unpacked once: the typesetter reads no compressed ones, and none of the machine's own are relied on. */
export function sharingFonts(): Promise<Record<LocaleId, Font>> {
  unpacked ??= unpack().catch((error: unknown) => {
    unpacked = undefined
    throw error
  })
  return unpacked
}

async function unpack(): Promise<Record<LocaleId, Font>> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-fonts-'))
  const entries = await Promise.all(
    Object.entries(FONTS).map(async ([locale, { address, family, weight }]) => {
      const file = join(folder, `${locale}.ttf`)
      await writeFile(file, await decompress(await readFile(address)))
      // Set once, a font is known to Pango from then on and can stand in where another lacks a letter: Latin names in Arabic.
      await sharp({ text: { text: '.', font: `${family}, 10`, fontfile: file } }).toBuffer()
      const others = Object.values(FONTS).map((font) => font.family)
      const families = [...new Set([family, ...others])].join(', ')
      return [locale, { file, description: `${families}, ${weight}` }]
    }),
  )
  return Object.fromEntries(entries) as Record<LocaleId, Font>
}
