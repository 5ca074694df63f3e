import { expect, test } from 'vitest'
import { describeChange } from './stock.ts'

test('a number typed while an order changes the stock is not stored before the user has seen the new one', () => {
  expect(describeChange({ text: '12', before: 10 }, 10)).toBeUndefined()
  expect(describeChange({ text: '12', before: 10 }, 7)).toMatch(/^It has just changed to 7\./)
  expect(describeChange({ text: '12', before: undefined }, undefined)).toBeUndefined()
})
