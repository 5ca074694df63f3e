import 'server-only'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { readFont } from '#web/lib/read-font.ts'
import type { Face } from './lay-out-text.ts'

/** The weights of documents. */
export type Weight = 'regular' | 'bold'

/** A font with the bytes that a PDF embeds. */
interface LoadedFont extends Face {
  bytes: Buffer
}

/** Returns the features of a text: digits have the same width, so that those of amounts are below each other. */
export const featuresOf = (text: string): 'tnum'[] => (/\d/.test(text) ? ['tnum'] : [])

/** The fonts of a document by weight, in the order of preference. */
export type FontSet = Record<Weight, readonly LoadedFont[]>

/** Compressed fonts. The URLs are literals, so that the bundler includes the files. */
const FILES = {
  latin: new URL(
    '../../../../../../node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2',
    import.meta.url,
  ),
  latinBold: new URL(
    '../../../../../../node_modules/@fontsource/inter/files/inter-latin-600-normal.woff2',
    import.meta.url,
  ),
  latinExtended: new URL(
    '../../../../../../node_modules/@fontsource/inter/files/inter-latin-ext-400-normal.woff2',
    import.meta.url,
  ),
  cyrillic: new URL(
    '../../../../../../node_modules/@fontsource/inter/files/inter-cyrillic-400-normal.woff2',
    import.meta.url,
  ),
  greek: new URL(
    '../../../../../../node_modules/@fontsource/inter/files/inter-greek-400-normal.woff2',
    import.meta.url,
  ),
  arabic: new URL(
    '../../../../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
    import.meta.url,
  ),
  arabicBold: new URL(
    '../../../../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
    import.meta.url,
  ),
  chinese: new URL('./fonts/noto-sans-sc-400.woff2', import.meta.url),
} as const

type FontName = keyof typeof FILES

const ORDER: Record<Weight, readonly FontName[]> = {
  regular: ['latin', 'latinExtended', 'cyrillic', 'greek', 'arabic', 'chinese'],
  bold: ['latinBold', 'latinExtended', 'cyrillic', 'greek', 'arabicBold', 'chinese'],
}

/** Widths kept per font, because shaping takes most of the time and labels recur. */
const MAX_WIDTHS = 5_000

const loading = new Map<FontName, Promise<LoadedFont>>()

/** Returns a font, decompressed once, because subsets are made of TrueType only. */
function loadFont(name: FontName): Promise<LoadedFont> {
  const known = loading.get(name)
  if (known) return known
  const loaded = openFont(name).catch((error: unknown) => {
    loading.delete(name)
    throw error
  })
  loading.set(name, loaded)
  return loaded
}

async function openFont(name: FontName): Promise<LoadedFont> {
  const bytes = await readFont(FILES[name])
  const font = create(bytes) as Font
  const widths = new LRUCache<string, number>({ max: MAX_WIDTHS })
  return {
    name,
    bytes,
    covers: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (text) => {
      const width = widths.get(text) ?? font.layout(text, featuresOf(text)).advanceWidth / font.unitsPerEm
      widths.set(text, width)
      return width
    },
  }
}

/** Returns the fonts of a document. Names and addresses may be in other scripts than its language. */
export async function loadFonts(): Promise<FontSet> {
  const [regular, bold] = await Promise.all(
    [ORDER.regular, ORDER.bold].map((names) => Promise.all(names.map((name) => loadFont(name)))),
  )
  return { regular: regular ?? [], bold: bold ?? [] }
}
