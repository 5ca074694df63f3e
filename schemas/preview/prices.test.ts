import { expect, test } from 'vitest'
import { productPrice, productSale } from './prices.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test('a price has the digits of its currency', () => {
  expect(productPrice(418, 'GBP')).toBe('GBP 4.18')
  expect(productPrice(2500, 'JPY')).toBe('JPY 2500')
  expect(productPrice(undefined, 'JPY')).toBe('No price')
})

test.each([
  [{ kind: 'percent', percent: 20 }, 'On sale: 172.00'],
  [{ kind: 'amount', amount: 1500, from: '2026-12-01T00:00:00Z' }, 'Sale from 2026-12-01: 200.00'],
  [{ kind: 'percent', percent: 20, until: '2026-11-01T00:00:00Z' }, 'Sale ended'],
  [{}, undefined],
  [undefined, undefined],
])('a sale of %j is listed as “%s”', (sale, words) => {
  expect(productSale(21500, 'USD', sale, NOW)).toBe(words)
})
