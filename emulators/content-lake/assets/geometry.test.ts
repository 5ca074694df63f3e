import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planImage } from './geometry.ts'
import { FITS, parseImageParameters } from './image-parameters.ts'

const source = { width: 400, height: 200 }
const plan = (query: string) => planImage(source, parseImageParameters(new URLSearchParams(query)))
const canvas = (query: string) => {
  const { width, height } = plan(query).canvas
  return `${width}x${height}`
}

test.each([
  ['w=100', '100x50'],
  ['h=100', '200x100'],
  ['w=100&h=100', '100x50'],
  ['w=800', '800x400'],
  ['w=800&fit=max', '400x200'],
  ['w=100&h=100&fit=max', '100x50'],
  ['w=100&h=100&fit=crop', '100x100'],
  ['w=100&h=100&fit=scale', '100x100'],
  ['w=800&h=800&fit=min', '200x200'],
  ['w=800&h=800&fit=fillmax', '800x800'],
  ['w=100&dpr=2', '200x100'],
  ['max-w=100', '100x50'],
  ['min-h=400', '800x400'],
  ['', '400x200'],
])('%s answers %s', (query, size) => {
  expect(canvas(query)).toBe(size)
})

test('fill keeps the aspect ratio inside the box', () => {
  expect(plan('w=100&h=100&fit=fill').scaled).toEqual({ width: 100, height: 50 })
  expect(plan('w=800&h=800&fit=fillmax').scaled).toEqual({ width: 400, height: 200 })
})

test('a crop keeps the side, the focal point or the center', () => {
  const crop = (query: string) => plan(`w=100&h=100&fit=crop&${query}`).crop
  expect(crop('')).toEqual({ left: 100, top: 0, width: 200, height: 200 })
  expect(crop('crop=left')).toMatchObject({ left: 0 })
  expect(crop('crop=top,right')).toMatchObject({ left: 200 })
  expect(crop('crop=focalpoint&fp-x=0.4&fp-y=0.5')).toMatchObject({ left: 60 })
  expect(crop('fp-x=1&fp-y=1')).toMatchObject({ left: 200 })
  expect(crop('crop=entropy')).toBe('entropy')
})

test('for any parameters, a crop lies inside the source and a size is a positive integer', () => {
  const side = fc.integer({ min: 1, max: 8192 })
  const unit = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      side,
      side,
      side,
      side,
      fc.constantFrom(...FITS),
      unit,
      unit,
      (width, height, w, h, fit, x, y) => {
        const query = new URLSearchParams({
          w: `${w}`,
          h: `${h}`,
          fit,
          'fp-x': x.toFixed(3),
          'fp-y': y.toFixed(3),
        })
        const { crop, scaled, canvas } = planImage({ width, height }, parseImageParameters(query))
        for (const side of [scaled.width, scaled.height, canvas.width, canvas.height]) {
          expect(Number.isInteger(side) && side >= 1 && side <= 8192).toBe(true)
        }
        if (crop === 'entropy') throw new Error('entropy was not requested')
        expect(crop.left).toBeGreaterThanOrEqual(0)
        expect(crop.top).toBeGreaterThanOrEqual(0)
        expect(crop.left + crop.width).toBeLessThanOrEqual(width)
        expect(crop.top + crop.height).toBeLessThanOrEqual(height)
        expect(scaled.width).toBeLessThanOrEqual(canvas.width)
        expect(scaled.height).toBeLessThanOrEqual(canvas.height)
      },
    ),
  )
})
