import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eased, hex, mix, notation, ramp } from './colour.ts'

describe('a colour', () => {
  it('is read from its notation and written back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const written = `#${value.toString(16).padStart(6, '0')}`
        expect(notation(hex(written))).toBe(written)
      }),
    )
  })

  it('is mixed as light is: half of black and white is brighter than the middle of the scale', () => {
    expect(notation(mix(hex('#000000'), hex('#ffffff'), 0.5))).toBe('#bcbcbc')
  })
})

describe('a ramp', () => {
  const tones = ramp([
    [0.2, '#0b2740'],
    [0.5, '#c0ffee'],
    [1, '#fff2dd'],
  ])

  it('has the colours of its stops there, and those of its ends beyond them', () => {
    expect([-1, 0, 0.2, 0.5, 1, 2].map((place) => notation(tones(place)))).toEqual([
      '#0b2740',
      '#0b2740',
      '#0b2740',
      '#c0ffee',
      '#fff2dd',
      '#fff2dd',
    ])
  })

  it('goes from one to the next without a step', () => {
    for (let place = 0; place < 1; place += 0.001) {
      const [before, after] = [tones(place)[1], tones(place + 0.001)[1]]
      expect(Math.abs(after - before)).toBeLessThan(0.02)
    }
  })
})

it('eases between two edges and rests outside of them', () => {
  expect([0, 1, 2, 3, 4].map((value) => eased(1, 3, value))).toEqual([0, 0, 0.5, 1, 1])
})
