import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { readArguments } from '../command-line.ts'
import { ROOT } from '../settings.ts'
import { CHARACTERS, FONTS } from './characters.ts'

/**
 * `npm run fonts`: subsets the font of Arabic pages, whose four stock files are 85 kB larger, to the ranges of the style sheet. Why: docs/decisions/2026-11-24-stock-latin-font.md.
 */
const PLEX = join(ROOT, 'node_modules/@fontsource/ibm-plex-sans-arabic')

/** Kerning, marks on letters, contextual shapes, and figures of one width. */
const FEATURES = 'kern mark mkmk liga rlig calt ccmp locl init medi fina tnum'.split(' ')

readArguments('npm run fonts    subsets the font of Arabic pages', {})
for (const script of ['arabic', 'latin']) {
  for (const weight of [400, 600]) {
    const complete = await readFile(join(PLEX, `files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`))
    const subset = await subsetFont(complete, CHARACTERS[script] ?? '', {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    })
    await writeFile(join(FONTS, `plex-${script}-${weight}.woff2`), subset)
    console.log(`plex-${script}-${weight}.woff2: ${subset.length} bytes of ${complete.length}`)
  }
}
await copyFile(join(PLEX, 'LICENSE'), join(FONTS, 'plex-LICENSE.txt'))
