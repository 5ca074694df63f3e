import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../settings.ts'
import { ARABIC_LETTERS, charactersOf, LATIN, LATIN_OF_ARABIC, LATIN_REST, unicodeRange } from './letters.ts'

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

/** What a text has of some characters that a face lacks. */
function missing(text: string, characters: RegExp, face: readonly [number, number][]): string[] {
  const used = new Set(text.match(characters) ?? [])
  const known = charactersOf(face)
  expect(used.size).toBeGreaterThan(30)
  return [...used].filter((letter) => !known.includes(letter))
}

test('the style sheet asks the small faces for the letters that are in them', () => {
  const styles = readFileSync(join(ROOT, 'web/styles/base/_fonts.scss'), 'utf8')
  expect(styles).toContain(`$latin: '${unicodeRange(LATIN)}';`)
  expect(styles).toContain(`$latin-rest: '${unicodeRange(LATIN_REST)}';`)
  expect(styles).toContain(`$arabic: '${unicodeRange(ARABIC_LETTERS)}';`)
  expect(styles).toContain(`$latin-of-arabic: '${unicodeRange(LATIN_OF_ARABIC)}';`)
})

test('every Arabic letter of the first content and of the interface is in the small faces', () => {
  expect(missing(textsIn('ar'), /\p{Script=Arabic}/gu, ARABIC_LETTERS)).toEqual([])
})

test('every Latin letter of the first content and of the interface is in the small face', () => {
  expect(missing(textsIn('en', 'zh', 'ar'), /\p{Script=Latin}/gu, LATIN)).toEqual([])
})

test('no character is in both Latin faces: one would be loaded for the other', () => {
  const known = charactersOf(LATIN)
  expect([...charactersOf(LATIN_REST)].filter((letter) => known.includes(letter))).toEqual([])
})
