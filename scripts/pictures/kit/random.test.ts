import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noise, random, spread } from './random.ts'

describe('seeded chance', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const take = (seed: number) => Array.from({ length: 5 }, random(seed))
    expect(take(7)).toEqual(take(7))
    expect(take(7)).not.toEqual(take(8))
  })

  it('stays in [0, 1) and does not get stuck', () => {
    const next = random(1)
    const numbers = Array.from({ length: 2000 }, next)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(new Set(numbers).size).toBeGreaterThan(1990)
  })
})

describe('noise', () => {
  it('stays in [-1, 1] and changes little over little distance', () => {
    const height = noise(3)
    const coordinate = fc.double({ min: -50, max: 50, noNaN: true })
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(Math.abs(height(x, y))).toBeLessThanOrEqual(1)
        expect(Math.abs(height(x + 0.001, y) - height(x, y))).toBeLessThan(0.01)
      }),
    )
  })
})

describe('spread', () => {
  it('keeps both ends', () => {
    expect(spread(2, 8, 4)).toEqual([2, 4, 6, 8])
    expect(spread(5, 9, 1)).toEqual([5])
  })
})
