import { expect, test } from 'vitest'
import { lineName } from './line-name.ts'

test('a line item is named by its title and its options', () => {
  expect(lineName({ title: 'Cap', options: 'Green · L' })).toBe('Cap (Green · L)')
  expect(lineName({ title: 'Cap' })).toBe('Cap')
  expect(lineName({ title: 'Cap', options: null })).toBe('Cap')
})
