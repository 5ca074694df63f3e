/**
 * What Arabic is written with on the site: letters, vowel signs, digits, punctuation, and the letters that Persian names bring along.
 * First and last code point of each run.
 */
export const ARABIC_LETTERS: [number, number][] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x60c, 0x60c],
  [0x61b, 0x61c],
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
  // Marks of direction, as prices have around their currency: unseen, and yet a face is sought for each.
  [0x202a, 0x202e],
  [0x2066, 0x2069],
]

/** Latin letters, figures and signs as nearly every Arabic page has them; the space is the Arabic face's. */
export const LATIN_OF_ARABIC: [number, number][] = [
  [0x21, 0x7e],
  [0xa3, 0xa3],
  [0xa5, 0xa5],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
]

/** The beginning of what English is written with and of what Chinese takes from it. */
const LATIN_BASE: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa5, 0xa5],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb0],
]

/** What English is written with: letters without accents, the signs and quotes of running text. */
export const LATIN: [number, number][] = [
  ...LATIN_BASE,
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]

/** What Chinese takes from the Latin face: no quotes, dashes, ellipsis and middle dot, of which it has full-width ones. */
export const FIGURES: [number, number][] = [
  ...LATIN_BASE,
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2066, 0x2069],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
]

/** What else the whole Latin face has: names and loan words bring it along. */
export const LATIN_REST: [number, number][] = [
  [0xa1, 0xa2],
  [0xa4, 0xa4],
  [0xa6, 0xa8],
  [0xaa, 0xaa],
  [0xac, 0xad],
  [0xaf, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xba],
  [0xbc, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
]

/**
 * What the system's Chinese is asked for: all but what the whole Latin face has, and the marks that such a letter would be put together
 * from, out of place.
 */
export const HAN = allBut([...LATIN_REST, [0x300, 0x36f]])

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

/** Every code point that is in none of the runs, which are in order. */
function allBut(runs: readonly [number, number][]): [number, number][] {
  const ends = [...runs.map(([first]) => first - 1), 0x10ffff]
  const starts = [0, ...runs.map(([, last]) => last + 1)]
  return starts.map((start, index) => [start, ends[index] ?? start] as [number, number])
}
