import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../settings.ts'
import { ARABIC_PAGE_CHARACTERS, RARE_ARABIC, textOf, unicodeRange } from './characters.ts'

/**
 * `npm run fonts`: subsets the font of Arabic pages, whose four stock files are 85 kB larger, and writes their
 * ranges for the style sheet. Why: docs/decisions/2026-11-24-stock-latin-font.md.
 */
const PLEX = join(ROOT, 'node_modules/@fontsource/ibm-plex-sans-arabic')
const TARGET = join(ROOT, 'web/styles/base/fonts')

/** Kerning, marks on letters, contextual shapes, and figures of one width. */
const FEATURES = 'kern mark mkmk liga rlig calt ccmp locl init medi fina tnum'.split(' ')

for (const [script, characters] of Object.entries(ARABIC_PAGE_CHARACTERS)) {
  for (const weight of [400, 600]) {
    const complete = await readFile(join(PLEX, `files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`))
    const subset = await subsetFont(complete, textOf(characters), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    })
    await writeFile(join(TARGET, `plex-${script}-${weight}.woff2`), subset)
    console.log(`plex-${script}-${weight}.woff2: ${subset.length} bytes of ${complete.length}`)
  }
}
const ranges = { ...ARABIC_PAGE_CHARACTERS, rare: RARE_ARABIC }
const variables = Object.entries(ranges).map(
  ([name, characters]) => `$${name}: '${unicodeRange(characters)}';\n`,
)
await writeFile(join(TARGET, '_ranges.scss'), `// Written by \`npm run fonts\`.\n${variables.join('')}`)
await copyFile(join(PLEX, 'LICENSE'), join(TARGET, 'plex-LICENSE.txt'))
