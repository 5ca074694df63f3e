import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { groupCurrencies } from './currency-input.tsx'

test('the currencies of the shop and the chosen one come first, each once and by name', () => {
  const { first, others } = groupCurrencies(['USD', 'INR', 'USD'], 'CHF')
  expect(first.map(({ title }) => title)).toEqual([
    'Indian Rupee (INR)',
    'Swiss Franc (CHF)',
    'US Dollar (USD)',
  ])
  expect(first.length + others.length).toBe(CURRENCY_CODES.length)
  expect(others.map(({ title }) => title).slice(0, 2)).toEqual(['Afghan Afghani (AFN)', 'Albanian Lek (ALL)'])
})

test('before the shop has currencies, all can be chosen', () => {
  const { first, others } = groupCurrencies([], undefined)
  expect([first.length, others.length]).toEqual([0, CURRENCY_CODES.length])
})
