import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../settings.ts'
import { ARABIC_LETTERS, charactersOf, FIGURES, LATIN_LETTERS } from './letters.ts'

/**
 * `npm run fonts`: cuts the faces of Arabic pages down to the letters the site is written with, so that they come before the first
 * words are shown. Other letters, such as those of Urdu, come from the whole face, which is loaded where one stands.
 */
const SOURCE = join(ROOT, 'node_modules/@fontsource/ibm-plex-sans-arabic')
const TARGET = join(ROOT, 'web/styles/base/fonts')
const FACES = [
  { name: 'arabic', script: 'arabic', letters: ARABIC_LETTERS },
  { name: 'figures', script: 'latin', letters: FIGURES },
  { name: 'latin', script: 'latin', letters: LATIN_LETTERS },
]

for (const { name, script, letters } of FACES) {
  for (const weight of [400, 600]) {
    const whole = await readFile(join(SOURCE, `files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`))
    const cut = await subsetFont(whole, charactersOf(letters), { targetFormat: 'woff2' })
    await writeFile(join(TARGET, `plex-${name}-${weight}.woff2`), cut)
    console.log(`plex-${name}-${weight}.woff2: ${cut.length} bytes of ${whole.length}`)
  }
}
await copyFile(join(SOURCE, 'LICENSE'), join(TARGET, 'plex-LICENSE.txt'))
