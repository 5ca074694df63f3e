import { describe, expect, it } from 'vitest'
import { hex, type Colour } from './colour.ts'
import { painted, pixels } from './paint.ts'

const flat = (colour: Colour) => ({ width: 16, height: 9, colourAt: () => colour })

describe('a painting', () => {
  it('becomes the bytes of its colour, within one step of grain', () => {
    const { data, width, height } = pixels(flat(hex('#40a060')), 32)
    expect([width, height, data.length]).toEqual([32, 18, 32 * 18 * 3])
    for (let index = 0; index < data.length; index += 3) {
      expect(Math.abs((data[index] ?? 0) - 0x40)).toBeLessThanOrEqual(1)
      expect(Math.abs((data[index + 1] ?? 0) - 0xa0)).toBeLessThanOrEqual(1)
    }
  })

  it('is looked at more closely where an edge runs through a pixel', () => {
    const half = {
      ...flat([0, 0, 0]),
      colourAt: (x: number): Colour => (x < 8.25 ? [0, 0, 0] : [1, 1, 1]),
      samples: 4,
    }
    const tones = new Set(pixels(half, 16).data)
    expect([...tones].some((tone) => tone > 180 && tone < 240)).toBe(true)
  })

  it('carries its lines', async () => {
    const lines = '<path d="M0 4.5h16" stroke="#ffffff" stroke-width="3"/>'
    const { data } = await painted({ ...flat([0, 0, 0]), lines }, 16)
    expect(data[(4 * 16 + 8) * 3]).toBeGreaterThan(250)
    expect(data[0]).toBeLessThan(3)
  })
})
