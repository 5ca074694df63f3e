import { expect, test } from 'vitest'
import { inventoryId, productIdOfInventory, type Stock, stockState, stockText } from './stock.ts'

test.each<[Stock | null, string, string]>([
  [null, 'untracked', 'Not tracked'],
  [{}, 'untracked', 'Not tracked'],
  [{ available: 0 }, 'soldOut', 'Sold out'],
  [{ available: 5 }, 'low', '5 left'],
  [{ available: 6 }, 'available', '6 available'],
  [{ available: 6, lowStockAt: 10 }, 'low', '6 left'],
  [{ available: 1, lowStockAt: 0 }, 'available', '1 available'],
])('%j is %s, in words “%s”', (stock, state, words) => {
  expect(stockState(stock)).toBe(state)
  expect(stockText(stock)).toBe(words)
})

test('a stock id contains its product id', () => {
  expect(inventoryId('product-1030')).toBe('inventory-product-1030')
  expect(productIdOfInventory(inventoryId('product-1030'))).toBe('product-1030')
  expect(productIdOfInventory('product-inventory-1')).toBe('product-inventory-1')
  expect(inventoryId('product-10000', 'green-l')).toBe('inventory-product-10000--green-l')
  expect(productIdOfInventory(inventoryId('product-10000', 'green-l'))).toBe('product-10000')
})
