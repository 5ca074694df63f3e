import { describe, expect, it } from 'vitest'
import { arc, at, polar, polyline, rectangle, shape, smooth } from './svg.ts'

describe('path data', () => {
  it('is rounded to a tenth and knows no minus zero', () => {
    expect(at([1.26, -0.01])).toBe('1.3 0')
  })

  it('measures angles clockwise from the top, as a clock does', () => {
    expect(at(polar([0, 0], 10, 90))).toBe('10 0')
    expect(at(polar([0, 0], 10, 180))).toBe('0 10')
  })

  it('takes the long way round when an arc is more than half a circle', () => {
    expect(arc([0, 0], 10, 0, 90)).toBe('M0 -10A10 10 0 0 1 10 0')
    expect(arc([0, 0], 10, 0, 270)).toContain(' 0 1 1 ')
  })

  it('leads a smooth line through all its points', () => {
    const d = smooth([
      [0, 0],
      [10, 5],
      [20, 0],
    ])
    expect(d).toMatch(/^M0 0C/)
    expect(d).toContain(' 10 5C')
    expect(d).toMatch(/ 20 0$/)
  })

  it('never rounds a corner by more than the rectangle has', () => {
    expect(rectangle(0, 0, 10, 4, 50)).toBe(
      'M2 0h6a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v0a2 2 0 0 1 2 -2Z',
    )
  })

  it('is left out when there is nothing to draw', () => {
    expect(shape(polyline([[1, 1]]), 'ink')).toBe('')
  })
})
