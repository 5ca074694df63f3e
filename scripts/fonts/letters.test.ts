import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../settings.ts'
import { ARABIC_LETTERS, charactersOf, FIGURES, LATIN_LETTERS, unicodeRange } from './letters.ts'

test('the style sheet asks the small faces for the letters that are in them', () => {
  const styles = readFileSync(join(ROOT, 'web/styles/base/_fonts.scss'), 'utf8')
  expect(styles).toContain(`$arabic-letters: '${unicodeRange(ARABIC_LETTERS)}';`)
  expect(styles).toContain(`$figures: '${unicodeRange(FIGURES)}';`)
  expect(styles).toContain(`$latin-letters: '${unicodeRange(LATIN_LETTERS)}';`)
})

test('every Arabic letter of the first content and of the interface is in the small faces', () => {
  const content = join(ROOT, 'scripts/seed-content')
  const files = readdirSync(content).filter((name) => name.endsWith('.ndjson'))
  const texts = [...files.map((name) => join(content, name)), join(ROOT, 'web/i18n/messages/ar.json')]
  const used = new Set(texts.flatMap((file) => readFileSync(file, 'utf8').match(/\p{Script=Arabic}/gu) ?? []))
  const known = charactersOf(ARABIC_LETTERS)
  expect(used.size).toBeGreaterThan(30)
  expect([...used].filter((letter) => !known.includes(letter))).toEqual([])
})
