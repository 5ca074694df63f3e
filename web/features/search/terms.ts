import { toLatinDigits } from '#schemas/shared/digits.ts'

/** Chinese characters and kana, which are written without spaces between words. */
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Words: runs of letters, marks and digits. */
const WORDS = /[\p{Letter}\p{Mark}\p{Number}]+/gu

/** A term without any is no word: an emoji’s variation selector, or a sign of lengthening that stands alone. */
const LETTER = /[\p{Letter}\p{Number}]/u

/** Chinese and other runs within a word: “IT服务” is “IT” and “服务”. */
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

const ARABIC = /\p{Script=Arabic}/u

/** Vowel marks and lengthening, which readers do not type. */
const ARABIC_SIGNS = /[\u064B-\u065F\u0670\u0640]/g

const LETTERS_ALIKE: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
}

/** Article and particles that are written with the following word. */
const ARABIC_BEGINNINGS = /^(?:[وفبك]?ال|لل|و)(?=.{3})/

const ARABIC_ENDINGS = /(?<=.{3})(?:ات|ون|ين|ان|يه|ها|ه|ي)$/

/** Returns the normalized form of a word: lower case, without accents, vowel marks, article and plural ending. */
export function normalizeWord(word: string): string {
  const plain = toLatinDigits(word)
    .normalize('NFKD')
    .replace(ARABIC_SIGNS, '')
    .replace(/(?<=\p{Script=Latin})\p{Mark}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
  return ARABIC.test(plain) ? arabicStem(plain) : englishStem(plain)
}

function arabicStem(word: string): string {
  return word
    .replace(/[أإآٱىةؤئ]/g, (letter) => LETTERS_ALIKE[letter] ?? letter)
    .replace(ARABIC_BEGINNINGS, '')
    .replace(ARABIC_ENDINGS, '')
}

const englishStem = (word: string) => word.replace(/(?<=.{3})ies$/, 'y').replace(/(?<=.{2}[^su])s$/, '')

/** A searchable term with its position (in UTF-16 units). */
export interface Term {
  term: string
  start: number
  end: number
  /** The last of several Chinese characters, by itself. */
  isTail?: true
}

/**
 * Returns the terms of a text in order: normalized words, every pair of adjacent Chinese characters, and the
 * last one of a run by itself.
 */
export function findTerms(text: string): Term[] {
  const terms: Term[] = []
  for (const word of text.matchAll(WORDS)) {
    for (const run of word[0].matchAll(RUNS)) {
      const start = word.index + run.index
      const found = HAN.test(run[0]) ? pairs(run[0], start) : [whole(run[0], start)]
      terms.push(...found.filter(({ term }) => LETTER.test(term)))
    }
  }
  return terms
}

const whole = (word: string, start: number): Term => ({
  term: normalizeWord(word),
  start,
  end: start + word.length,
})

function pairs(run: string, start: number): Term[] {
  const characters = [...run]
  if (characters.length === 1) return [{ term: run, start, end: start + run.length }]
  let at = start
  return characters.map((character, index) => {
    const next = characters[index + 1]
    const term = character + (next ?? '')
    const place = { term, start: at, end: at + term.length }
    at += character.length
    return next === undefined ? { ...place, isTail: true } : place
  })
}

/** Returns the terms of a text for the index. */
export const termsOf = (text: string): string[] => findTerms(text).map(({ term }) => term)

/** Returns the terms of a query; Chinese words as pairs only. */
export const queryTerms = (query: string): string[] =>
  findTerms(query)
    .filter(({ isTail }) => !isTail)
    .map(({ term }) => term)

/** Latin words of this length or more may be compounds: “security” finds “cybersecurity”. */
const COMPOUND_MIN_LENGTH = 9

/** The shortest part of a compound. */
const PART_MIN_LENGTH = 4

/** True for a term of Chinese characters. */
export const isChinese = (term: string) => HAN.test(term)

/** True for normalized words of Latin letters and digits. */
export const isLatin = (term: string) => /^[a-z0-9]+$/.test(term)

/** Returns the endings of a long Latin word, which may be parts of a compound. */
export function partsOf(term: string): string[] {
  if (!isLatin(term) || term.length < COMPOUND_MIN_LENGTH) return []
  return Array.from({ length: term.length - 2 * PART_MIN_LENGTH + 1 }, (_, index) =>
    term.slice(index + PART_MIN_LENGTH),
  )
}

/** Whether a term matches a query term: equal, by its beginning, or as a compound. */
export const isFound = (term: string, wanted: string) =>
  term.startsWith(wanted) || (isLatin(wanted) && wanted.length >= PART_MIN_LENGTH && term.includes(wanted))
