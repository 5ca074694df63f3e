import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'

test('allocated shares add up to the amount', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 9 }),
      fc.constantFrom(1, 10),
      (amount, weights, step) => {
        const shares = allocate(amount, weights, step)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test.each<[string, number, number[], number, number[]]>([
  ['the largest remainder', 100, [1, 2], 1, [33, 67]],
  ['earlier ones where remainders are equal', 5, [1, 1, 1], 1, [2, 2, 1]],
  ['the first where all weights are nothing', 7, [0, 0], 1, [7, 0]],
  ['the largest remainder in whole steps, with what is beyond them', 15, [1, 2], 10, [0, 15]],
])('a share is rounded up for %s', (_name, amount, weights, step, shares) => {
  expect(allocate(amount, weights, step)).toEqual(shares)
})
