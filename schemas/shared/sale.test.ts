import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reducedPrice, type Sale, saleState } from './sale.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each<[number, Sale, number]>([
  [21500, { kind: 'percent', percent: 20 }, 17200],
  [115, { kind: 'percent', percent: 50 }, 57],
  [1, { kind: 'percent', percent: 99 }, 1],
  [10300, { kind: 'amount', amount: 300 }, 10000],
  [500, { kind: 'amount', amount: 800 }, 1],
  [500, { kind: 'percent' }, 500],
  [500, {}, 500],
  [500, { kind: 'amount', percent: 20 }, 500],
  [500, { kind: 'percent', amount: 20 }, 500],
])('%i with %j costs %i', (price, sale, reduced) => {
  expect(reducedPrice(price, sale)).toBe(reduced)
})

test('a reduced price is whole, never above the price and never below 1, however large', () => {
  const off = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.maxSafeNat() }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), off, (price, sale) => {
      const reduced = reducedPrice(price, sale)
      expect(Number.isSafeInteger(reduced)).toBe(true)
      expect(reduced).toBeGreaterThanOrEqual(1)
      expect(reduced).toBeLessThanOrEqual(price)
    }),
  )
})

test.each<[Sale | undefined, string]>([
  [undefined, 'none'],
  [{ kind: 'percent' }, 'none'],
  [{ kind: 'amount', percent: 20 }, 'none'],
  [{ kind: 'percent', percent: 20 }, 'running'],
  [{ kind: 'amount', amount: 5, from: '2026-11-21T12:00:00Z' }, 'running'],
  [{ kind: 'amount', amount: 5, from: '2026-11-21T12:00:01Z' }, 'scheduled'],
  [{ kind: 'percent', percent: 50, from: '2026-11-22T00:00:00+08:00' }, 'scheduled'],
  [{ kind: 'percent', percent: 20, until: '2026-11-21T12:00:00Z' }, 'over'],
  [{ kind: 'percent', percent: 20, until: '2026-11-21T12:00:01Z' }, 'running'],
])('%j is %s', (sale, state) => {
  expect(saleState(sale, NOW)).toBe(state)
})
