import { expect, test } from 'vitest'
import { availabilityOf, parseStock, quantitiesFor } from './stock.ts'

const shop = { quantities: [1, 2, 3], limit: 3 }

test('few are left from the number on that the inventory names, else from five', () => {
  const of = (stock: unknown) => availabilityOf(parseStock.parse(stock)).state
  expect([9, 8, 1, 0].map((available) => of({ available, lowStockAt: 8 }))).toEqual([
    'available',
    'low',
    'low',
    'soldOut',
  ])
  expect([6, 5].map((available) => of({ available, lowStockAt: null }))).toEqual(['available', 'low'])
})

test('a product that is not counted, or whose count cannot be read, is always there', () => {
  expect(availabilityOf(parseStock.parse(null))).toEqual({ state: 'untracked', left: null })
  expect(availabilityOf(parseStock.parse({ available: 'many' }))).toEqual({ state: 'untracked', left: null })
})

test('one may choose no more than there are, and no more than the shop allows', () => {
  expect(quantitiesFor(null, shop)).toEqual([1, 2, 3])
  expect(quantitiesFor({ available: 2, lowStockAt: 5 }, shop)).toEqual([1, 2])
  expect(quantitiesFor({ available: 9, lowStockAt: 5 }, { quantities: [5, 1, 1], limit: 4 })).toEqual([1])
  expect(quantitiesFor(null, { quantities: [], limit: 2 })).toEqual([1, 2])
})
