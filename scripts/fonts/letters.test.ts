import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CURRENCIES } from '#schemas/shared/currencies.ts'
import { formatMoney } from '#web/lib/money.ts'
import { ROOT } from '../settings.ts'
import {
  ARABIC_LETTERS,
  charactersOf,
  FIGURES,
  HAN,
  LATIN,
  LATIN_OF_ARABIC,
  LATIN_REST,
  unicodeRange,
} from './letters.ts'

/** All that is written in the first content and on the interface in some languages. */
function textsIn(...languages: string[]): string {
  const content = join(ROOT, 'scripts/seed-content')
  const files = readdirSync(content).filter((name) => name.endsWith('.ndjson'))
  return [
    ...files.map((name) => join(content, name)),
    ...languages.map((language) => join(ROOT, `web/i18n/messages/${language}.json`)),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
}

/** Signs, marks of direction and spaces; letters are looked at by their script. */
const NOT_A_LETTER = /[^\p{L}\p{M}\p{Nd}\n]/gu

interface Said {
  language?: string
  value?: unknown
}

/** What the first content says in one language, and the interface in it; without code, which has a face of its own. */
function wordsIn(language: string): string {
  const words: string[] = []
  const read = (part: unknown): void => {
    if (typeof part === 'string') words.push(part)
    else if (Array.isArray(part)) part.forEach(read)
    else if (part && typeof part === 'object' && (part as { _type?: string })._type !== 'code')
      for (const [name, value] of Object.entries(part)) if (!name.startsWith('_')) read(value)
  }
  const find = (part: unknown): void => {
    if (!part || typeof part !== 'object') return
    const { language: said, value } = part as Said
    if (said === language) read(value)
    else if (said === undefined) Object.values(part).forEach(find)
  }
  const content = join(ROOT, 'scripts/seed-content')
  for (const name of readdirSync(content).filter((file) => file.endsWith('.ndjson')))
    for (const line of readFileSync(join(content, name), 'utf8').split('\n').filter(Boolean))
      find(JSON.parse(line))
  read(JSON.parse(readFileSync(join(ROOT, `web/i18n/messages/${language}.json`), 'utf8')))
  return words.join('\n')
}

/** What a text has of some characters that a face lacks; of how many kinds it has them at least. */
function missing(text: string, characters: RegExp, face: readonly [number, number][], kinds = 30): string[] {
  const used = new Set(text.match(characters) ?? [])
  const known = charactersOf(face)
  expect(used.size).toBeGreaterThan(kinds)
  return [...used].filter((letter) => !known.includes(letter))
}

test('the style sheet asks the small faces for the letters that are in them', () => {
  const styles = readFileSync(join(ROOT, 'web/styles/base/_fonts.scss'), 'utf8')
  expect(styles).toContain(`$latin: '${unicodeRange(LATIN)}';`)
  expect(styles).toContain(`$figures: '${unicodeRange(FIGURES)}';`)
  expect(styles).toContain(`$latin-rest: '${unicodeRange(LATIN_REST)}';`)
  expect(styles).toContain(`$arabic: '${unicodeRange(ARABIC_LETTERS)}';`)
  expect(styles).toContain(`$latin-of-arabic: '${unicodeRange(LATIN_OF_ARABIC)}';`)
  expect(styles).toContain(`$han: '${unicodeRange(HAN)}';`)
})

test('every Arabic letter of the first content and of the interface is in the small faces', () => {
  expect(missing(textsIn('ar'), /\p{Script=Arabic}/gu, ARABIC_LETTERS)).toEqual([])
})

test('every Latin letter of the first content and of the interface is in the small face', () => {
  expect(missing(textsIn('en', 'zh', 'ar'), /\p{Script=Latin}/gu, LATIN)).toEqual([])
})

test('every other sign that Arabic is written with is in its small faces: one that is not has Chromium ask the system', () => {
  expect(missing(wordsIn('ar'), NOT_A_LETTER, [...ARABIC_LETTERS, ...LATIN_OF_ARABIC], 15)).toEqual([])
})

test('every other sign that English is written with is in its small face', () => {
  expect(missing(wordsIn('en'), NOT_A_LETTER, LATIN, 15)).toEqual([])
})

test.each([
  ['ar', [...ARABIC_LETTERS, ...LATIN_OF_ARABIC]],
  ['en', LATIN],
  ['zh', FIGURES],
] as const)('prices and what is taken off them are written with the small faces: %s', (locale, face) => {
  const prices = CURRENCIES.flatMap(({ code }) => [
    formatMoney(123_456_789, code, { locale }),
    formatMoney(-5, code, { locale }),
  ])
  expect(missing(prices.join(''), /./gsu, face, 15)).toEqual([])
})

test('no character is in both Latin faces: one would be loaded for the other', () => {
  const known = charactersOf(LATIN)
  expect([...charactersOf(LATIN_REST)].filter((letter) => known.includes(letter))).toEqual([])
})

test('a face of rare letters stands behind the one that a text is found in: looked past, it is asked of Linux in each size', () => {
  const styles = readFileSync(join(ROOT, 'web/styles/base/_scripts.scss'), 'utf8')
  const lists = styles.match(/'[^;]* Rest'/g) ?? []
  expect(lists.map((list) => list.match(/'[^']+'/g))).toEqual(
    expect.arrayContaining([
      ["'Schibsted'", "'Schibsted Rest'"],
      ["'Schibsted Figures'", "'Noto Han'", "'Schibsted Rest'"],
      ["'Plex Arabic'", "'Plex Arabic Rest'"],
    ]),
  )
})
