import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { checkStockTracking } from './stock.ts'

/** A validation context whose lake counts the products of the given ids. */
function contextOf(_id: string, counted: string[]): ValidationContext {
  const client = {
    withConfig: () => client,
    fetch: (_query: string, { id }: { id: string }) => Promise.resolve(counted.includes(id) ? 1 : 0),
  }
  return { document: { _id, _type: 'product' }, getClient: () => client } as unknown as ValidationContext
}

test('a product without stock must be set to never run out', async () => {
  const context = contextOf('drafts.product-a', ['inventory-product-b'])
  expect(await checkStockTracking(undefined, context)).toMatch(/^Enter how many you have/)
  expect(await checkStockTracking(false, context)).toMatch(/^Enter how many you have/)
  expect(await checkStockTracking(true, context)).toBe(true)
})

test('a product with stock passes, also as a draft or version', async () => {
  for (const id of ['product-a', 'drafts.product-a', 'versions.r1.product-a'])
    expect(await checkStockTracking(undefined, contextOf(id, ['inventory-product-a']))).toBe(true)
})
