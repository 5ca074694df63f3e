import { describe, expect, it } from 'vitest'
import { contourLines, softened } from './contours.ts'

const field = { left: -100, top: -100, width: 200, height: 200, step: 10 }

describe('contour lines', () => {
  it('draw a circle around a cone, as one closed line', () => {
    const [circle = []] = contourLines(field, (x, y) => -Math.hypot(x, y), [-60])
    expect(circle).toHaveLength(1)
    const [line = []] = circle
    for (const [x, y] of line) expect(Math.hypot(x, y)).toBeCloseTo(60, 0)
    expect(line[0]).toEqual(line.at(-1))
  })

  it('run straight across a slope, from edge to edge', () => {
    const [[line = []] = []] = contourLines(field, (x) => x, [3])
    expect(line).toHaveLength(21)
    expect(line.every(([x]) => Math.abs(x - 3) < 1e-9)).toBe(true)
  })

  it('are none where the ground does not reach', () => {
    expect(contourLines(field, () => 0, [1])).toEqual([[]])
    expect(softened([])).toBe('')
  })
})
