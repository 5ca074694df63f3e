import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meridianPath, parallelPath, placeOnGlobe } from './graticule.ts'

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
const tilt = fc.integer({ min: 5, max: 60 })

describe('the graticule', () => {
  it('ends every meridian on the rim of the globe', () => {
    fc.assert(
      fc.property(tilt, fc.integer({ min: -89, max: 89 }), (lean, longitude) => {
        const [x = 0, y = 0] = numbers(meridianPath(200, lean, longitude))
        expect(Math.hypot(x, y)).toBeCloseTo(200, 0)
      }),
    )
  })

  it('leads every meridian through its own crossing of the equator', () => {
    fc.assert(
      fc.property(tilt, fc.integer({ min: -80, max: 80 }), (lean, longitude) => {
        const [, , rx = 1, ry = 1, angle = 0] = numbers(meridianPath(200, lean, longitude))
        const seen = placeOnGlobe(200, lean, 0, longitude)
        const turn = (-angle * Math.PI) / 180
        const along = (seen.x * Math.cos(turn) - seen.y * Math.sin(turn)) / rx
        const aside = (seen.x * Math.sin(turn) + seen.y * Math.cos(turn)) / Math.max(ry, 0.5)
        if (ry > 12) expect(along ** 2 + aside ** 2).toBeCloseTo(1, 1)
      }),
    )
  })

  it('hides the parallels of the far side and closes those around the near pole', () => {
    expect(parallelPath(200, 30, -75)).toBe('')
    expect(parallelPath(200, 30, 75)).toContain('a')
    expect(parallelPath(200, 30, 0)).toMatch(/^M-200 /)
  })
})
