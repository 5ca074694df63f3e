import { expect, test } from 'vitest'
import { planPrice, productPrice, productSale } from './prices.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test('a price has the digits of its currency', () => {
  expect(productPrice(418, 'GBP')).toBe('4.18 GBP')
  expect(productPrice(2500, 'JPY')).toBe('2,500 JPY')
  expect(productPrice(undefined, 'JPY')).toBe('No price')
})

test.each([
  [{ kind: 'percent', percent: 20 }, 'On sale: 172.00 USD'],
  [{ kind: 'amount', amount: 1500, from: '2026-12-01T00:00:00' }, 'Sale from 2026-12-01: 200.00 USD'],
  [{ kind: 'percent', percent: 20, until: '2026-11-01T00:00:00Z' }, 'Sale ended'],
  [{}, undefined],
  [undefined, undefined],
])('a sale of %j is listed as “%s”', (sale, words) => {
  expect(productSale(21500, 'USD', sale, NOW)).toBe(words)
})

test.each([
  [
    { monthlyPrice: 49_000, yearlyPrice: 44_000, currency: 'GBP' as const },
    '490.00 GBP a month, or 440.00 GBP billed yearly',
  ],
  [{ monthlyPrice: 49_000, yearlyPrice: null, currency: 'GBP' as const }, '490.00 GBP a month'],
  [{ monthlyPrice: null, yearlyPrice: null, currency: 'GBP' as const }, 'Talk to us'],
  [
    { monthlyPrice: 0, yearlyPrice: 0, currency: 'GBP' as const },
    '0.00 GBP a month, or 0.00 GBP billed yearly',
  ],
])('a plan with %j is listed as “%s”', (prices, words) => {
  expect(planPrice(prices)).toBe(words)
})
