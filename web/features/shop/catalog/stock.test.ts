import { expect, test } from 'vitest'
import { getAvailability, quantityOptions, type Stock } from './stock.ts'

const shop = { quantities: [1, 2, 3], limit: 3 }

test('stock is low from the inventory’s threshold on, else from five', () => {
  const of = (stock: Stock) => getAvailability(stock).state
  expect([9, 8, 1, 0].map((available) => of({ available, lowStockAt: 8 }))).toEqual([
    'available',
    'low',
    'low',
    'soldOut',
  ])
  expect([6, 5].map((available) => of({ available, lowStockAt: null }))).toEqual(['available', 'low'])
})

test('the units left are shown, and never fewer than none', () => {
  expect(getAvailability({ available: 4, lowStockAt: null }).left).toBe(4)
  expect(getAvailability({ available: -1, lowStockAt: null }).left).toBe(0)
})

test('a product without tracked stock is always available', () => {
  expect(getAvailability(null)).toEqual({ state: 'untracked', left: null })
})

test('quantity options are limited by the stock and by the shop’s limit', () => {
  expect(quantityOptions(null, shop)).toEqual([1, 2, 3])
  expect(quantityOptions({ available: 2, lowStockAt: 5 }, shop)).toEqual([1, 2])
  expect(quantityOptions({ available: 9, lowStockAt: 5 }, { quantities: [5, 1, 1], limit: 4 })).toEqual([1])
  expect(quantityOptions(null, { quantities: [], limit: 2 })).toEqual([1, 2])
  expect(quantityOptions(null, { quantities: [10, 2, 1], limit: 10 })).toEqual([1, 2, 10])
})
