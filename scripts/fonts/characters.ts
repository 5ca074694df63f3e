import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../settings.ts'

/** The folder of the subset fonts, with their unicode ranges. */
export const FONTS = join(ROOT, 'web/styles/base/fonts')

/** The characters of the fonts of Arabic pages by variable of `_ranges.scss`. */
export const CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync(join(FONTS, '_ranges.scss'), 'utf8').matchAll(/^\$(\w+): '(.+)';$/gm)].map(
    ([, name = '', ranges = '']) => [name, charactersOf(ranges)],
  ),
)

/** Returns the characters of ranges as CSS writes them: `U+0640, U+0621-063A`. */
function charactersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = parseInt(from, 16)
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) => first + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}
