import { expect, test } from 'vitest'
import { stepOf } from './stepping.ts'

test('arrows leaf along the line of reading', () => {
  expect(stepOf('ArrowRight', 'ltr')).toBe(1)
  expect(stepOf('ArrowLeft', 'ltr')).toBe(-1)
  expect(stepOf('ArrowLeft', 'rtl')).toBe(1)
  expect(stepOf('ArrowRight', 'rtl')).toBe(-1)
})

test('other keys are left alone', () => {
  expect(['Tab', 'Escape', 'ArrowUp', 'a'].map((key) => stepOf(key, 'ltr'))).toEqual([0, 0, 0, 0])
})
