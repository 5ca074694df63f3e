import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextProductNumber } from './product-number.ts'

test('numbers start at 10000 and continue after the largest', () => {
  expect(nextProductNumber([])).toBe('10000')
  expect(nextProductNumber(['1030', null, 'desk-lamp'])).toBe('10000')
  expect(nextProductNumber(['10208', '10014'])).toBe('10209')
})

test('the next number is free', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat().map(String), fc.string())), (taken) => {
      expect(taken).not.toContain(nextProductNumber(taken))
    }),
  )
})
