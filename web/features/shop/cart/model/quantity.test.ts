import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderableQuantity, quantityError } from './quantity.ts'

test.each([
  [3, { available: null, limit: 3 }, null],
  [4, { available: null, limit: 3 }, 'limit'],
  [20, { available: 30, limit: 3 }, 'limit'],
  [20, { available: 2, limit: 3 }, 'short'],
  [4, { available: 3, limit: 3 }, 'limit'],
  [1, { available: 0, limit: 3 }, 'soldOut'],
  [2, { available: 9, limit: 3, held: 1 }, null],
  [3, { available: 9, limit: 3, held: 1 }, 'limit'],
  [1, { available: 9, limit: 3, held: 5 }, 'limit'],
] as const)('%i units of %j: %s', (quantity, bounds, error) => {
  expect(quantityError(quantity, bounds)).toBe(error)
})

test('the orderable quantity never exceeds request, stock or limit, and always passes the check itself', () => {
  const bounds = fc.record({
    available: fc.option(fc.nat(50)),
    limit: fc.integer({ min: 1, max: 10 }),
    held: fc.nat(12),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), bounds, (quantity, within) => {
      const orderable = orderableQuantity(quantity, within)
      expect(orderable).toBeLessThanOrEqual(Math.min(quantity, within.available ?? 99, within.limit))
      if (orderable > 0) expect(quantityError(orderable, within)).toBeNull()
      expect(quantityError(quantity, within) === null).toBe(orderable === quantity)
    }),
  )
})
