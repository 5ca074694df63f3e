import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../settings.ts'
import { ARABIC_LETTERS, charactersOf, LATIN, LATIN_OF_ARABIC } from './letters.ts'

/**
 * `npm run fonts`: cuts the faces down to the letters, weights and features the site is written with, so that they come before the first words
 * are shown. Other letters, such as those of Urdu or with accents, come from the whole faces, which are loaded where one stands.
 */
const PACKAGES = join(ROOT, 'node_modules')
const TARGET = join(ROOT, 'web/styles/base/fonts')
const PLEX = '@fontsource/ibm-plex-sans-arabic'
const SCHIBSTED = '@fontsource-variable/schibsted-grotesk'

/** Kerning, marks on letters, the shapes that letters take from their neighbours, and figures of one width. */
const FEATURES = 'kern mark mkmk liga rlig calt ccmp locl init medi fina tnum'.split(' ')

interface Cut {
  name: string
  /** The file in its package. */
  source: string
  letters: readonly [number, number][]
  /** The weights to keep of a variable font. */
  variationAxes?: { wght: { min: number; max: number } }
}

const CUTS: Cut[] = [
  ...[400, 600].flatMap((weight) => [
    {
      name: `plex-arabic-${weight}`,
      source: `${PLEX}/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
      letters: ARABIC_LETTERS,
    },
    {
      name: `plex-latin-${weight}`,
      source: `${PLEX}/files/ibm-plex-sans-arabic-latin-${weight}-normal.woff2`,
      letters: LATIN_OF_ARABIC,
    },
  ]),
  {
    name: 'schibsted',
    source: `${SCHIBSTED}/files/schibsted-grotesk-latin-wght-normal.woff2`,
    letters: LATIN,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

for (const { name, source, letters, variationAxes } of CUTS) {
  const whole = await readFile(join(PACKAGES, source))
  const cut = await subsetFont(whole, charactersOf(letters), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // Why: docs/decisions/2026-11-23-faces-without-hints.md.
    noHinting: true,
    variationAxes,
  })
  await writeFile(join(TARGET, `${name}.woff2`), cut)
  console.log(`${name}.woff2: ${cut.length} bytes of ${whole.length}`)
}
await copyFile(join(PACKAGES, PLEX, 'LICENSE'), join(TARGET, 'plex-LICENSE.txt'))
await copyFile(join(PACKAGES, SCHIBSTED, 'LICENSE'), join(TARGET, 'schibsted-LICENSE.txt'))
