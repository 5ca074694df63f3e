import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { checkStockTracking } from './stock.ts'

/** A validation context whose lake has the stock documents of the given ids. */
function contextOf(_id: string, counted: string[], variants?: { _key: string }[]): ValidationContext {
  const client = {
    withConfig: () => client,
    fetch: (_query: string, { ids }: { ids: string[] }) =>
      Promise.resolve(ids.filter((id) => counted.includes(id)).length),
  }
  const document = { _id, _type: 'product', variants }
  return { document, getClient: () => client } as unknown as ValidationContext
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

test('a product with variants needs stock for each of them', async () => {
  const variants = [{ _key: 'm' }, { _key: 'l' }]
  const [m, l] = ['inventory-product-a--m', 'inventory-product-a--l']
  expect(
    await checkStockTracking(false, contextOf('product-a', ['inventory-product-a', m], variants)),
  ).toMatch(/of each variant/)
  expect(await checkStockTracking(false, contextOf('product-a', [m, l], variants))).toBe(true)
  expect(await checkStockTracking(true, contextOf('product-a', [], variants))).toBe(true)
})
