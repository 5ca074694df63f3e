import { expect, test } from 'vitest'
import { checkBothPrices, checkCurrencyOfPrices, checkYearlySaves } from './prices.ts'

test('a plan has both prices or none', () => {
  expect(checkBothPrices({})).toBe(true)
  expect(checkBothPrices({ monthlyPrice: 0, yearlyPrice: 0 })).toBe(true)
  expect(checkBothPrices({ monthlyPrice: 4900 })).toMatch(/both prices or neither/)
  expect(checkBothPrices({ yearlyPrice: 4900 })).toMatch(/both prices or neither/)
})

test('a yearly plan costs at most the monthly price per month; the price of a whole year is detected', () => {
  expect(checkYearlySaves({ monthlyPrice: 4900, yearlyPrice: 4900 })).toBe(true)
  expect(checkYearlySaves({ monthlyPrice: 4900 })).toBe(true)
  expect(checkYearlySaves({ monthlyPrice: 4900, yearlyPrice: 52_800 })).toMatch(/price per month/)
})

test('prices need a currency, and only they do', () => {
  expect(checkCurrencyOfPrices({ monthlyPrice: 4900 })).toMatch(/Choose a currency/)
  expect(checkCurrencyOfPrices({ monthlyPrice: 4900, currency: 'GBP' })).toBe(true)
  expect(checkCurrencyOfPrices({})).toBe(true)
})
