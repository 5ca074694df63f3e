import { describe, expect, it } from 'vitest'
import { evaluateGroq } from '../../../tests/evaluate-groq.ts'
import { buildCatalog } from './catalog.ts'
import { fetchCatalog, PAGE_SIZE, type QueryClient } from './fetch-catalog.ts'

/** Creates a client that queries these documents. */
const clientOf = (dataset: object[]): QueryClient => ({
  fetch: ((query: string, params: object) =>
    evaluateGroq(query, { dataset, params })) as QueryClient['fetch'],
})

const product = (id: string, rest: object = {}) => ({
  _id: id,
  _type: 'product',
  _rev: 'r',
  price: 10,
  ...rest,
})

describe('fetching the catalog', () => {
  it('returns every product once across several pages', async () => {
    const ids = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, index) => `product-${index}`)
    const { entries } = buildCatalog(await fetchCatalog(clientOf(ids.map((id) => product(id)))))
    expect(entries.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  it('joins drafts and stock by product, in shop order, without release versions', async () => {
    const dataset = [
      product('b', { order: 1 }),
      product('a', { order: 2 }),
      product('none'),
      product('drafts.a', { order: 0 }),
      product('drafts.new', { order: 3 }),
      product('versions.spring.b', { order: 9 }),
      { _id: 'inventory-a', _type: 'inventory', _rev: 'r', available: 4 },
      { _id: 'category-x', _type: 'category', order: 1 },
    ]
    const { entries, categories, released } = buildCatalog(await fetchCatalog(clientOf(dataset)))
    expect(entries.map(({ id }) => id)).toEqual(['b', 'a', 'new', 'none'])
    expect(entries[1]).toMatchObject({
      published: { order: 2 },
      draft: { order: 0 },
      stock: { available: 4 },
    })
    expect([...released]).toEqual(['b'])
    expect(categories).toEqual([{ id: 'category-x', title: 'category-x' }])
  })
})
