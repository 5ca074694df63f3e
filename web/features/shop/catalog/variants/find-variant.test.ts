import { expect, test } from 'vitest'
import { findVariant } from './find-variant.ts'

const variants = [
  ['green', 'm'],
  ['green', 'l'],
  ['blue', 'm'],
].map((choices) => ({ choices }))

test('choosing a value keeps the other choices', () => {
  expect(findVariant(variants, 'blue', ['m'])).toBe(2)
  expect(findVariant(variants, 'l', ['green'])).toBe(1)
})

test('a combination that does not exist leads to the nearest variant', () => {
  expect(findVariant(variants, 'blue', ['l'])).toBe(2)
  expect(findVariant(variants, 'red', ['m'])).toBe(-1)
})
