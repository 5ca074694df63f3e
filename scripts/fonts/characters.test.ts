import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { formatMoney } from '#web/lib/money.ts'
import { ROOT } from '../settings.ts'
import { CHARACTERS } from './characters.ts'

const { arabic = '', latin = '', currencies = '', rare = '' } = CHARACTERS
const available = new Set(arabic + latin + currencies)

/** Returns the characters of a text that the subsets lack. A text of few different ones proves nothing. */
function missing(text: string, characters: RegExp, leastKinds: number): string[] {
  const used = new Set(text.match(characters) ?? [])
  expect(used.size).toBeGreaterThanOrEqual(leastKinds)
  return [...used].filter((character) => !available.has(character))
}

/** Returns all Arabic texts of the seed content and the interface. Code has a font of its own. */
function arabicTexts(): string {
  const texts: string[] = []
  const readTexts = (part: unknown): void => {
    if (typeof part === 'string') texts.push(part)
    else if (Array.isArray(part)) part.forEach(readTexts)
    else if (part && typeof part === 'object' && (part as { _type?: string })._type !== 'code')
      for (const [name, value] of Object.entries(part)) if (!name.startsWith('_')) readTexts(value)
  }
  const findArabic = (part: unknown): void => {
    if (!part || typeof part !== 'object') return
    const { language, value } = part as { language?: string; value?: unknown }
    if (language === 'ar') readTexts(value)
    else if (language === undefined) Object.values(part).forEach(findArabic)
  }
  const content = join(ROOT, 'scripts/seed-content')
  for (const name of readdirSync(content).filter((file) => file.endsWith('.ndjson')))
    for (const line of readFileSync(join(content, name), 'utf8').split('\n').filter(Boolean))
      findArabic(JSON.parse(line))
  readTexts(JSON.parse(readFileSync(join(ROOT, 'schemas/shared/messages/ar.json'), 'utf8')))
  return texts.join('\n')
}

test('the font files have every Arabic letter of the seed content and the interface', () => {
  expect(missing(arabicTexts(), /\p{Script=Arabic}/gu, 30)).toEqual([])
})

test('the font files have every sign of Arabic texts, because Chromium asks the system for a missing one', () => {
  // Fonts need no glyph for what is never drawn, such as a word joiner.
  expect(missing(arabicTexts(), /[^\p{L}\p{M}\p{Nd}\p{DI}\n]/gu, 15)).toEqual([])
})

test('the font files have every character of a price', () => {
  const prices = CURRENCY_CODES.flatMap((code) => [
    formatMoney(123_456_789, code, { locale: 'ar' }),
    formatMoney(-5, code, { locale: 'ar' }),
  ])
  // Plex has no sign of the baht, and no narrow space, which is in the name of the CFA franc.
  expect(missing(prices.join(''), /./gsu, 15)).toEqual(['฿', '\u202F'])
})

test('the complete font is not loaded for a letter that a subset has', () => {
  expect(rare.length).toBeGreaterThan(1_000)
  expect([...rare].filter((letter) => available.has(letter))).toEqual([])
})
