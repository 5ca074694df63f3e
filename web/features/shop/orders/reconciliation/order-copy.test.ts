import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyOrder, type OrderCopy, readOrderCopy } from './order-copy.ts'

const line = (title: string, index: number): OrderCopy['lines'][number] => ({
  _key: `line-${index}`,
  number: `line-${index}`,
  product: `product-${index}`,
  title,
  kind: 'digital',
  quantity: 2,
  fullUnit: 1_200,
  unit: 1_000,
  total: 2_000,
  tax: 360,
  taxPercent: 18,
  isCounted: true,
  file: { name: 'sea.jpg', mediaType: 'image/jpeg', parts: ['file.0123.part-1'] },
})

const order = (titles: readonly string[]): OrderCopy => ({
  number: 'M-7F3A-09C2',
  placedAt: '2026-11-24T10:00:00.000Z',
  locale: 'zh',
  customer: { uid: 'uid-1', email: 'mary@example.com', name: 'Mary “M” Wells' },
  currency: 'USD',
  lines: titles.map(line),
  totals: { subtotal: 2_400, discount: 400, tax: 360, serviceCharge: 0, payable: 2_360 },
  taxes: [{ _key: 'rate-18', percent: 18, net: 2_000, amount: 360 }],
  billing: { company: 'Wells Ltd', address: 'Long Lane 1\nLondon', taxNumber: 'GB123' },
  rates: { base: 'USD', asOf: '2026-11-20' },
})

test('an order comes back from its copy as it was, in parts that metadata takes, whatever its names', () => {
  const titles = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(titles, (names) => {
      const copy = copyOrder(order(names))
      expect(Object.keys(copy).length).toBeLessThanOrEqual(45)
      for (const part of Object.values(copy)) expect(part.length).toBeLessThanOrEqual(500)
      expect(readOrderCopy({ ...copy, order: 'order.1' })).toEqual(order(names))
    }),
    { numRuns: 25 },
  )
})

test('an order that is too long has no copy, and half a copy is none', () => {
  expect(copyOrder(order(Array.from({ length: 90 }, () => 'A name of some length')))).toEqual({})
  const { copy_1: _, ...half } = copyOrder(order(['One', 'Two', 'Three']))
  expect(readOrderCopy(half)).toBeNull()
  expect(readOrderCopy({})).toBeNull()
})

test('a copy fills its parts, and has at most as many as metadata takes', () => {
  const length = JSON.stringify(order([''])).length
  const filled = (characters: number) => copyOrder(order(['a'.repeat(characters - length)]))
  expect(Object.values(filled(45 * 500)).map((part) => part.length)).toEqual(
    Array.from({ length: 45 }, () => 500),
  )
  expect(filled(45 * 500 + 1)).toEqual({})
})
