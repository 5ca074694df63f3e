import { describe, expect, it } from 'vitest'
import { blend, resample } from './blend.ts'
import type { Point } from './svg.ts'

const flat: Point[] = [
  [0, 0],
  [10, 0],
]
const low: Point[] = [
  [0, 8],
  [10, 8],
]

describe('blending', () => {
  it('takes points at equal distances, whatever the line was made of', () => {
    expect(
      resample(
        [
          [0, 0],
          [1, 0],
          [10, 0],
        ],
        3,
      ),
    ).toEqual([
      [0, 0],
      [5, 0],
      [10, 0],
    ])
  })

  it('goes over corners', () => {
    expect(
      resample(
        [
          [0, 0],
          [4, 0],
          [4, 4],
        ],
        3,
      )[1],
    ).toEqual([4, 0])
  })

  it('stands between the two lines', () => {
    const [half] = blend(flat, low, [0.5])
    expect(half).toMatch(/^M0 4C.* 10 4$/)
  })
})
