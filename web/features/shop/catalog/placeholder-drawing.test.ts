import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPlaceholder } from './placeholder-drawing.ts'

test('a product always gets the same drawing, another product a different one', () => {
  expect(drawPlaceholder('10201')).toEqual(drawPlaceholder('10201'))
  const drawn = Array.from({ length: 8 }, (_, index) =>
    JSON.stringify(drawPlaceholder(String(10201 + index))),
  )
  expect(new Set(drawn).size).toBe(8)
})

test('every line is valid for any number', () => {
  fc.assert(
    fc.property(fc.string(), (number) => {
      const { lines, accent } = drawPlaceholder(number)
      expect(lines + accent).toMatch(/^[MAa0-9 .-]+$/)
      expect(accent).not.toBe('')
    }),
  )
})
