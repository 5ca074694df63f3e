import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The document that states the policy; all other texts refer to it. */
const POLICY = 'page-terms-conditions'
const DAYS = 14

const EN_NUMBERS = 'seven|ten|fourteen|twenty|twenty-eight|thirty|sixty|ninety'
const ZH_NUMBERS = '[一二三四五六七八九十]+'
const AR_NUMBERS = 'سبعة|عشرة|أربعة عشر|أربع عشرة|عشرون|عشرين|ثلاثون|ثلاثين|ستون|ستين|تسعون|تسعين'

/** In each language: words about returning goods, and a number of days. Working days are how fast money goes back. */
const RETURNS = [
  {
    about:
      /\b(?:returns?|returned|sen[dt] .{0,20}\bback|exchange|cancel the purchase|withdraw)\b|^Physical goods/i,
    days: new RegExp(`\\b(\\d+|${EN_NUMBERS})[ -](?:days?|weeks?)\\b`, 'gi'),
  },
  { about: /退货|可退|退换|退订|退回|寄回/, days: new RegExp(`(\\d+|${ZH_NUMBERS})\\s*(?:天|日内|周)`, 'g') },
  {
    about: /إرجاع|الإرجاع|تُعاد|الاستبدال|يرجع عن|ويعيدها|السلع المادية/,
    days: new RegExp(`(\\d+|${AR_NUMBERS})\\s+(?:يومًا|يوما|أيام|يوم)(?! عمل)`, 'g'),
  },
]

/** Every text in a value, with the id of the document it is in. */
function textsOf(value: unknown, source: string): { source: string; text: string }[] {
  if (typeof value === 'string') return [{ source, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap((part) => textsOf(part, source))
}

const seed = globSync('scripts/seed-content/*.ndjson').flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { _id: string }),
)
const messages = globSync('schemas/shared/messages/*.json').map((path) => ({
  _id: path,
  messages: JSON.parse(readFileSync(path, 'utf8')) as unknown,
}))

const stated = [...seed, ...messages]
  .flatMap((document) => textsOf(document, document._id))
  .flatMap(({ source, text }) =>
    text
      .split(/(?<=[.!?。！？；;])\s*/)
      .flatMap((sentence) =>
        RETURNS.filter(({ about }) => about.test(sentence)).flatMap(({ days }) =>
          [...sentence.matchAll(days)].map(([, number]) => ({ source, number, sentence })),
        ),
      ),
  )

test('the terms state how many days goods can be returned, the same in three languages', () => {
  const ofTerms = stated.filter(({ source }) => source === POLICY)
  // Two spans, to cancel and to send back, in each language.
  expect(ofTerms.map(({ number }) => Number(number))).toEqual(Array.from({ length: 6 }, () => DAYS))
})

test('customers can request a return for as many days', () => {
  const settings = seed.find(({ _id }) => _id === 'shopSettings') as { returnDays?: number } | undefined
  expect(settings?.returnDays).toBe(DAYS)
})

test('no other text states a number of days for returns', () => {
  expect(stated.filter(({ source }) => source !== POLICY)).toEqual([])
})
