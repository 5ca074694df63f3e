/** Chinese characters (and kana, which stand among them): written without spaces between words. */
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Words of a text: runs of letters, marks and digits. */
const WORDS = /[\p{Letter}\p{Mark}\p{Number}]+/gu

/** Runs of Chinese and runs of anything else within a word: “IT服务” is “IT” and “服务”. */
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

const ARABIC = /\p{Script=Arabic}/u

/** Vowel signs and the stretching line, which readers do not type. */
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

/** Article and particles that are written with the word they belong to. */
const ARABIC_BEGINNINGS = /^(?:[وفبك]?ال|لل|و)(?=.{3})/

const ARABIC_ENDINGS = /(?<=.{3})(?:ات|ون|ين|ان|يه|ها|ه|ي)$/

const DIGIT_ZEROS = [0x0660, 0x06f0]

/** The form under which a word is found: small letters, without accents, vowel signs, article or plural ending. */
export function normalizeWord(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(ARABIC_SIGNS, '')
    .replace(/(?<=\p{Script=Latin})\p{Mark}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, latinDigit)
  return ARABIC.test(plain) ? arabicStem(plain) : englishStem(plain)
}

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10) ?? code
  return String(code - zero)
}

function arabicStem(word: string): string {
  return word
    .replace(/[أإآٱىةؤئ]/g, (letter) => LETTERS_ALIKE[letter] ?? letter)
    .replace(ARABIC_BEGINNINGS, '')
    .replace(ARABIC_ENDINGS, '')
}

const englishStem = (word: string) => word.replace(/(?<=.{3})ies$/, 'y').replace(/(?<=.{2}[^su])s$/, '')

/** A part of a text that can be found, with its place in it (in UTF-16 units). */
export interface Term {
  term: string
  start: number
  end: number
  /** The last of several Chinese characters, by itself: the others are found by the pair that they begin. */
  isTail?: true
}

/**
 * The terms of a text in the order in which they stand: words under their plain form and, since Chinese has no spaces,
 * every two Chinese characters that stand together, and the last one by itself.
 */
export function findTerms(text: string): Term[] {
  const terms: Term[] = []
  for (const word of text.matchAll(WORDS)) {
    for (const run of word[0].matchAll(RUNS)) {
      const start = word.index + run.index
      terms.push(...(HAN.test(run[0]) ? pairs(run[0], start) : [whole(run[0], start)]))
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

/** The terms of a text alone, as the index takes them. */
export const termsOf = (text: string): string[] => findTerms(text).map(({ term }) => term)

/** The terms that somebody asks for: of a Chinese word its pairs alone. */
export const termsAsked = (question: string): string[] =>
  findTerms(question)
    .filter(({ isTail }) => !isTail)
    .map(({ term }) => term)

/** A Latin word of this length is taken to hold another one: “cybersecurity” is found by “security”. */
const COMPOUND_FROM = 9

/** The shortest part of a word that is looked for within it. */
const PART_FROM = 4

/** True for a term of Chinese characters. */
export const isChinese = (term: string) => HAN.test(term)

/** True for words in Latin letters and digits, already under their plain form. */
export const isLatin = (term: string) => /^[a-z0-9]+$/.test(term)

/** A term and, of a long Latin word, the parts that it ends with. */
export function withParts(term: string): string[] {
  if (!isLatin(term) || term.length < COMPOUND_FROM) return [term]
  const parts = Array.from({ length: term.length - 2 * PART_FROM + 1 }, (_, index) =>
    term.slice(index + PART_FROM),
  )
  return [term, ...parts]
}

/** Whether a term of a text is one that was looked for, begins like one, or holds one. */
export const isFound = (term: string, wanted: string) =>
  term.startsWith(wanted) || (isLatin(wanted) && wanted.length >= PART_FROM && term.includes(wanted))
