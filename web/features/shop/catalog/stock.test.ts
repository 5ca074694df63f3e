import { expect, test } from 'vitest'
import { getAvailability, offeredQuantities, type Stock } from './stock.ts'

const settings = { quantityOptions: [1, 2, 3], detailLimit: 3 }

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
  expect(offeredQuantities(null, settings)).toEqual([1, 2, 3])
  expect(offeredQuantities({ available: 2, lowStockAt: 5 }, settings)).toEqual([1, 2])
  expect(offeredQuantities({ available: 9, lowStockAt: 5 }, { ...settings, detailLimit: 1 })).toEqual([1])
})
