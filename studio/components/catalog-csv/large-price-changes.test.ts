import { expect, test } from 'vitest'
import { buildCatalog } from '../catalog/catalog.ts'
import { planImport } from './import-catalog.ts'
import { findLargePriceChanges } from './large-price-changes.ts'

const lamp = {
  _rev: '1',
  slug: { _type: 'slug' as const, current: '1' },
  currency: 'USD' as const,
  price: 1_000,
  prices: [{ _key: 'cny', _type: 'productPrice' as const, currency: 'CNY' as const, amount: 7_000 }],
}

/** Returns the ids of the products that a line of a file changes by more than 20 %. */
function largeChanges(line: string, _id = 'lamp', more = {}): string[] {
  const products = [{ ...lamp, _id, ...more }]
  const catalog = buildCatalog({ products, inventory: [], categories: [], choices: [] })
  const plan = planImport(`number,price,other_prices,position\r\n${line}`, catalog)
  expect(plan.skipped).toEqual([])
  return findLargePriceChanges(plan.lines).map(({ id }) => id)
}

test('a price on the site that changes by more than 20 % is asked about, in any currency', () => {
  expect(largeChanges('1,12.00,CNY 70.00,5')).toEqual([])
  expect(largeChanges('1,100.00,CNY 70.00,5')).toEqual(['lamp'])
  expect(largeChanges('1,10.00,CNY 7.00,5')).toEqual(['lamp'])
  expect(largeChanges('1,10.00,,5')).toEqual([])
})

test('the price of a draft, and the first price of a product, are not', () => {
  expect(largeChanges('1,100.00,CNY 70.00,5', 'drafts.lamp')).toEqual([])
  expect(largeChanges('1,100.00,CNY 70.00,5', 'lamp', { price: undefined })).toEqual([])
})
