import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meridian, parallel, place } from './globe.ts'

const view = { centre: [100, 200], radius: 50, tilt: 20 } as const

describe('the globe', () => {
  it('keeps every place inside of its rim', () => {
    const latitude = fc.integer({ min: -90, max: 90 })
    const longitude = fc.integer({ min: -180, max: 180 })
    fc.assert(
      fc.property(latitude, longitude, (f, l) => {
        const [x, y] = place({ ...view, roll: 30 }, f, l).point
        expect(Math.hypot(x - 100, y - 200)).toBeLessThanOrEqual(50.001)
      }),
    )
  })

  it('shows the pole that leans towards us, and not the other one', () => {
    expect(place(view, 90, 0).near).toBe(true)
    expect(place(view, -90, 0).near).toBe(false)
  })

  it('divides a line into what is before and what is behind the globe', () => {
    expect(parallel(view, 80, -180, 180, false)).toBe('')
    expect(parallel(view, 0)).not.toBe('')
    expect(parallel(view, 0, -180, 180, false)).not.toBe('')
    expect(meridian(view, 180, -60, 60)).toBe('')
  })
})
