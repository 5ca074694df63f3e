import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText, MAX_AMOUNT } from '#schemas/shared/amounts.ts'
import { parseCommaAmount } from './comma-amount.ts'

test.each([
  ['57,00', 2, 5_700],
  ['57', 2, 5_700],
  ['0,05', 2, 5],
  ['1.900,50', 2, 190_050],
  ['1 900,50', 2, 190_050],
  ['1\u202F234\u202F567,8', 2, 123_456_780],
  ['1’900,50', 2, 190_050],
  ['1.900', 2, 190_000],
  ['1.900', 0, 1_900],
  ['12,345', 3, 12_345],
  ['57.00', 2, 5_700],
  ['1,900.50', 2, 190_050],
  [' 8,10 ', 2, 810],
])('“%s” at %i decimals is %i minor units', (typed, decimals, minor) => {
  expect(parseCommaAmount(typed, decimals)).toEqual({ minor })
})

test.each([
  ['1,900', 2, /at most 2 decimals\. Enter a number such as 49,00\.$/],
  ['57,005', 2, /at most 2 decimals/],
  ['57,5', 0, /no decimals/],
  ['1.900', 3, /thousands or decimals/],
  ['5 7,00', 2, /such as 49,00/],
  ['-1,00', 2, /such as 49,00, without a sign/],
  ['€57,00', 2, /such as 49,00, without a sign/],
])('“%s” at %i decimals is rejected', (typed, decimals, message) => {
  expect(parseCommaAmount(typed, decimals)).toEqual({ error: expect.stringMatching(message) as string })
})

test('an empty cell is no amount', () => {
  expect(parseCommaAmount(' ', 2)).toEqual({ minor: undefined })
})

test('every amount written with a comma is read as that amount', () => {
  const amount = fc.integer({ min: 0, max: MAX_AMOUNT })
  fc.assert(
    fc.property(amount, fc.constantFrom(0, 2, 3), (minor, decimals) => {
      expect(parseCommaAmount(decimalText(minor, decimals).replace('.', ','), decimals)).toEqual({ minor })
    }),
  )
})
