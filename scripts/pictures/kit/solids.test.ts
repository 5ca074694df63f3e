import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { block, carved, drum, egg, joined, ring, rod, thrown, turnedSolid } from './solids.ts'

const coordinate = fc.double({ min: -6, max: 6, noNaN: true })
const place = fc.tuple(coordinate, coordinate, coordinate)

const solids: readonly (readonly [string, (x: number, y: number, z: number) => number])[] = [
  ['a block', (x, y, z) => block(x, y, z, 2, 1, 3, 0.2)],
  ['a drum', (x, y, z) => drum(x, y, z, 2, 1, 0.2)],
  ['a ring', (x, y, z) => ring(x, y, z, 2, 0.3)],
  ['a rod', (x, y, z) => rod(x, y, z, [-2, 0, 1], [2, 1, 0], 0.4)],
  [
    'a solid from the lathe',
    turnedSolid([
      [0, -1],
      [2, -1],
      [1, 2],
      [0, 2],
    ]),
  ],
]

describe.each(solids)('%s', (_, solid) => {
  it('tells a distance: it never changes faster than one moves', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const moved = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
        expect(Math.abs(solid(...a) - solid(...b))).toBeLessThanOrEqual(moved + 1e-9)
      }),
    )
  })
})

it('has its skin where its measures say', () => {
  expect(block(2, 0, 0, 2, 1, 3, 0.2)).toBeCloseTo(0)
  expect(drum(0, 1, 0, 2, 1, 0.2)).toBeCloseTo(0)
  expect(ring(2.3, 0, 0, 2, 0.3)).toBeCloseTo(0)
  expect(egg(0, 2, 0, 1, 2, 3)).toBeCloseTo(0)
  expect(thrown([1, 1, 1], 4)(1, 2, 0)).toBeCloseTo(0)
})

it('grows together without losing anything, and carves without adding anything', () => {
  const value = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(joined(a, b, 0.5)).toBeLessThanOrEqual(Math.min(a, b))
      expect(carved(a, b, 0.5)).toBeGreaterThanOrEqual(Math.max(a, -b))
    }),
  )
})
