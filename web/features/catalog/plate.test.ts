import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPlate } from './plate.ts'

test('a product always has the same drawing, and another product another one', () => {
  expect(drawPlate('10201')).toEqual(drawPlate('10201'))
  const drawn = Array.from({ length: 8 }, (_, index) => JSON.stringify(drawPlate(String(10201 + index))))
  expect(new Set(drawn).size).toBe(8)
})

test('whatever the number, every line can be drawn', () => {
  fc.assert(
    fc.property(fc.string(), (number) => {
      const { lines, accent } = drawPlate(number)
      expect(lines + accent).toMatch(/^[MAa0-9 .-]+$/)
      expect(accent).not.toBe('')
    }),
  )
})
