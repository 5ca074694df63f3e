/** Characters as runs of first and last code point, in order. */
export type Characters = readonly (readonly [first: number, last: number])[]

/**
 * The characters of Arabic pages by font file. The Arabic file also has the space, digits and direction marks; the other has Latin
 * letters, digits and punctuation.
 */
export const ARABIC_PAGE_CHARACTERS: Record<'arabic' | 'latin', Characters> = {
  arabic: [
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x60c, 0x60c],
    [0x61b, 0x61c],
    [0x61f, 0x61f],
    [0x621, 0x63a],
    [0x640, 0x655],
    [0x660, 0x66d],
    [0x670, 0x671],
    // Letters of Persian names.
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
    // Prices contain marks of direction.
    [0x202a, 0x202e],
    [0x2066, 0x2069],
  ],
  latin: [
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
  ],
}

/** Blocks of Arabic that the complete font has. */
const ARABIC_BLOCKS: Characters = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
]

/** Arabic letters that only the complete font has, such as those of Urdu. */
export const RARE_ARABIC: Characters = ARABIC_BLOCKS.flatMap(([first, last]) => {
  const kept = ARABIC_PAGE_CHARACTERS.arabic.filter(([from, to]) => from >= first && to <= last)
  const starts = [first, ...kept.map(([, to]) => to + 1)]
  const ends = [...kept.map(([from]) => from - 1), last]
  return starts
    .map((start, index) => [start, ends[index] ?? last] as const)
    .filter(([from, to]) => from <= to)
})

/** Returns the characters themselves. */
export function textOf(characters: Characters): string {
  return characters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

/** Returns the characters as CSS writes them: `U+0621-063A, …`. */
export function unicodeRange(characters: Characters): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return characters
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}
