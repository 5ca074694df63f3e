import { expect, test } from 'vitest'
import { nameWithDetail } from './name-with-detail.ts'

test('a line item is named with its options, a discount with its code', () => {
  expect(nameWithDetail('Cap', 'Green · L')).toBe('Cap (Green · L)')
  expect(nameWithDetail('Winter sale', null)).toBe('Winter sale')
})
