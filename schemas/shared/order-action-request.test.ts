import { expect, test } from 'vitest'
import { orderActionRequestSchema } from './order-action-request.ts'

const KEY = '6f3f0d6e-0000-4000-8000-000000000000'
const LINES = { kind: 'lines', lines: [{ line: '10201', quantity: 1 }] }

test.each([
  { action: 'fulfil', carrier: 'DHL', tracking: 'JD014600' },
  { action: 'fulfil' },
  { action: 'refund', request: { kind: 'all' }, restock: true, key: KEY },
  { action: 'refund', request: LINES, restock: false, key: KEY },
  { action: 'mail', kind: 'paid', key: KEY },
  {
    action: 'refund',
    request: { kind: 'amount', amount: 500, cause: 'late' },
    restock: false,
    key: KEY,
  },
  { action: 'note', text: 'Rang twice.\nرد المشتري', key: KEY },
  { action: 'removeNote', key: KEY },
])('%o is work', (work) => {
  expect(orderActionRequestSchema.parse(work)).toEqual(work)
})

test.each([
  [
    'an amount of its own',
    { action: 'refund', request: { kind: 'all', amount: 1 }, restock: true, key: KEY },
  ],
  ['no key', { action: 'refund', request: LINES, restock: false }],
  [
    'less than nothing',
    {
      action: 'refund',
      request: { kind: 'lines', lines: [{ line: 'a', quantity: -1 }] },
      restock: false,
      key: KEY,
    },
  ],
  [
    'a part of a piece',
    {
      action: 'refund',
      request: { kind: 'lines', lines: [{ line: 'a', quantity: 0.5 }] },
      restock: false,
      key: KEY,
    },
  ],
  ['a further line in a header', { action: 'fulfil', tracking: 'A\r\nBcc: everybody@example.com' }],
  [
    'a part of a cent',
    { action: 'refund', request: { kind: 'amount', amount: 0.5, cause: 'late' }, restock: false, key: KEY },
  ],
  [
    'an amount without a reason',
    { action: 'refund', request: { kind: 'amount', amount: 500 }, restock: false, key: KEY },
  ],
  [
    'a reason that there is not',
    { action: 'refund', request: { kind: 'amount', amount: 500, cause: 'x' }, restock: false, key: KEY },
  ],
  ['an empty note', { action: 'note', text: ' \n ', key: KEY }],
  ['a long note', { action: 'note', text: 'a'.repeat(2_001), key: KEY }],
  ['a mail that there is not', { action: 'mail', kind: 'advertisement', key: KEY }],
  ['another state', { action: 'state', state: 'paid' }],
])('%s is refused', (_name, work) => {
  expect(orderActionRequestSchema.safeParse(work).success).toBe(false)
})

test('a carrier is one trimmed text of at most 120 characters', () => {
  const carrier = (text: string) => orderActionRequestSchema.safeParse({ action: 'fulfil', carrier: text })
  expect(carrier(` ${'a'.repeat(120)} `).data).toEqual({ action: 'fulfil', carrier: 'a'.repeat(120) })
  expect(carrier('a'.repeat(121)).success).toBe(false)
})

test('a key has 16 to 64 letters, digits and hyphens and nothing else', () => {
  const has = (key: string) =>
    orderActionRequestSchema.safeParse({ action: 'mail', kind: 'paid', key }).success
  expect(['a'.repeat(16), 'a'.repeat(64)].map(has)).toEqual([true, true])
  expect(['a'.repeat(15), 'a'.repeat(65), `${KEY} `, ` ${KEY}`].map(has)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a refund names one to fifty lines with one to 999 units each', () => {
  const has = (count: number, line = '10201', quantity = 1) =>
    orderActionRequestSchema.safeParse({
      action: 'refund',
      request: { kind: 'lines', lines: Array.from({ length: count }, () => ({ line, quantity })) },
      restock: true,
      key: KEY,
    }).success
  expect([has(1), has(50), has(1, 'a'.repeat(64)), has(1, 'a', 999)]).toEqual([true, true, true, true])
  expect([has(0), has(51), has(1, ''), has(1, 'a'.repeat(65)), has(1, 'a', 0), has(1, 'a', 1_000)]).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})
