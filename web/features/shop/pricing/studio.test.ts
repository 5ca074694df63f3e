import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reducedPrice } from '#schemas/shared/sale.ts'
import { salePrice } from './sale.ts'

test('Studio lists the sale price that the shop charges', () => {
  const sale = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 10 ** 9 }) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), sale, (price, off) => {
      expect(reducedPrice(price, off)).toBe(salePrice(price, { ...off, from: null, until: null }, 0))
    }),
  )
})
