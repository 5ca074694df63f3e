import { expect, test } from 'vitest'
import { amountToStore } from './price-input.tsx'

test.each([
  ['12.5', 1_250],
  ['', undefined],
  // Typed character by character, “12” was stored before the comma.
  ['12,50', 5_626],
  ['1.234,56', 5_626],
])('“%s” stores %s instead of 5626', (typed, stored) => {
  expect(amountToStore(typed, 2, 5_626)).toBe(stored)
})
