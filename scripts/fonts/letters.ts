/**
 * What Arabic is written with on the site: letters, vowel signs, digits, punctuation, and the letters that Persian names bring along.
 * First and last code point of each run.
 */
export const ARABIC_LETTERS: [number, number][] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66d],
  [0x670, 0x671],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a4, 0x6a4],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6c1, 0x6c1],
  [0x6cc, 0x6cc],
  [0x6f0, 0x6f9],
  [0x200c, 0x200f],
  [0x2010, 0x2011],
]

/** Latin letters, for names between Arabic words. */
export const LATIN_LETTERS: [number, number][] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
]

/** Figures and signs as nearly every Arabic page has them; the space is the Arabic face's. */
export const FIGURES: [number, number][] = [
  [0x21, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
]

/** The characters themselves. */
export function charactersOf(runs: readonly [number, number][]): string {
  return runs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

/** The runs as CSS writes them: `U+0621-063A, …`. */
export function unicodeRange(runs: readonly [number, number][]): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}
