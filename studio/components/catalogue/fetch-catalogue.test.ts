import * as groq from 'groq-js'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { fetchCatalogue, PART_SIZE, type Reader } from './fetch-catalogue.ts'

/** The part of groq-js that is used here; what the package declares refers to a file it does not ship. */
interface Groq {
  parse: (query: string, options: object) => object
  evaluate: (tree: object, options: object) => Promise<{ get: () => Promise<unknown> }>
}

const { evaluate, parse } = groq as unknown as Groq

/** A client of a lake that holds these documents. */
const clientOf = (dataset: object[]): Reader => ({
  fetch: (async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get()) as Reader['fetch'],
})

const product = (id: string, rest: object = {}) => ({
  _id: id,
  _type: 'product',
  _rev: 'r',
  price: 10,
  ...rest,
})

describe('the catalogue, read part by part', () => {
  it('is whole when it fills several parts, none twice', async () => {
    const ids = Array.from({ length: PART_SIZE * 2 + 1 }, (_, index) => `product-${index}`)
    const { entries } = readCatalogue(await fetchCatalogue(clientOf(ids.map((id) => product(id)))))
    expect(entries.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  it('puts drafts and counts to their products, in the order of the shop, and leaves versions out', async () => {
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
    const { entries, categories } = readCatalogue(await fetchCatalogue(clientOf(dataset)))
    expect(entries.map(({ id }) => id)).toEqual(['b', 'a', 'new', 'none'])
    expect(entries[1]).toMatchObject({
      published: { order: 2 },
      draft: { order: 0 },
      count: { available: 4 },
    })
    expect(categories).toEqual([{ id: 'category-x', title: 'category-x' }])
  })
})
