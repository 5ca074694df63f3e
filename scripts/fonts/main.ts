import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../settings.ts'
import { ARABIC_LETTERS, charactersOf } from './letters.ts'

/**
 * `npm run fonts`: cuts the Arabic faces down to the letters the site is written with, 18 kB of 43 each, so that they come before the
 * first words are shown. Other letters, such as those of Urdu, come from the whole face, which is loaded where one stands.
 */
const SOURCE = join(ROOT, 'node_modules/@fontsource/ibm-plex-sans-arabic')
const TARGET = join(ROOT, 'web/styles/base/fonts')

for (const weight of [400, 600]) {
  const face = await readFile(join(SOURCE, `files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`))
  const letters = await subsetFont(face, charactersOf(ARABIC_LETTERS), { targetFormat: 'woff2' })
  await writeFile(join(TARGET, `plex-arabic-${weight}.woff2`), letters)
  console.log(`plex-arabic-${weight}.woff2: ${letters.length} bytes of ${face.length}`)
}
await copyFile(join(SOURCE, 'LICENSE'), join(TARGET, 'plex-arabic-LICENSE.txt'))
