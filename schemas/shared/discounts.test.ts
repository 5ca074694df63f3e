import { expect, test } from 'vitest'
import { DISCOUNT_CODE, normalizeCode } from './discounts.ts'

test.each([
  [' welcome10 ', 'WELCOME10'],
  ['welcome 10', 'WELCOME10'],
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  ['welcome١٠', 'WELCOME10'],
  ['welcome۱۰', 'WELCOME10'],
  ['\u200Fwelcome\u202C10\u200E', 'WELCOME10'],
])('the typed code “%s” is stored as %s', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code)
})

test.each([
  ['WELCOME10', true],
  ['A-1', true],
  ['AB', false],
  ['-AB', false],
  ['AB-', false],
  ['welcome', false],
  ['A'.repeat(33), false],
])('%s is a code: %s', (code, isCode) => {
  expect(DISCOUNT_CODE.test(code)).toBe(isCode)
})
