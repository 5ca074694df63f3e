import { expect, test } from 'vitest'
import { checkFirstCurrency } from './first-currencies.ts'

const settings = { payingCurrencies: ['USD', 'CNY'] }

test('people begin with a currency that the shop takes, or with none of their own', () => {
  expect(checkFirstCurrency('CNY', settings)).toBe(true)
  expect(checkFirstCurrency(undefined, settings)).toBe(true)
})

test('a currency that nobody may pay in is refused, with the way out', () => {
  expect(checkFirstCurrency('SAR', settings)).toContain('People may pay in')
  expect(checkFirstCurrency('SAR', undefined)).toContain('SAR')
})
