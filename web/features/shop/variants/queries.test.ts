import { beforeEach, expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../tests/evaluate-groq.ts'
import { getReviewedProduct } from '../reviews/writing/queries.ts'
import { readAwaitedProduct } from '../stock-requests/queries.ts'

interface Request {
  query: string
  params: Record<string, unknown>
  schema: { parse: (value: unknown) => unknown }
}

const title = [{ language: 'en', value: 'Product' }]
const PRODUCTS = [
  { _id: 'lamp', _type: 'product', slug: { current: 'lamp' }, title, price: 100, currency: 'USD' },
  { _id: 'shade', _type: 'product', slug: { current: 'lamp-shade' }, title, price: 100, currency: 'USD' },
  {
    _id: 'cap',
    _type: 'product',
    slug: { current: '10000' },
    title,
    price: 100,
    currency: 'USD',
    variants: [{ _key: 'green', code: 'green', choices: [] }],
  },
]

const fetchFromLake = vi.hoisted(() => vi.fn<(request: Request) => Promise<unknown>>())
vi.mock('#web/sanity/fetch/fetch.ts', () => ({ fetchContent: fetchFromLake }))
vi.mock('#web/sanity/fetch/fetch-uncached.ts', () => ({ fetchUncached: fetchFromLake }))

beforeEach(() => {
  fetchFromLake.mockImplementation(async ({ query, params, schema }) => {
    const found = await fetchOver(PRODUCTS)(query, params)
    return found === null ? null : schema.parse(found)
  })
})

test.each([
  ['lamp', 'lamp'],
  ['lamp-shade', 'shade'],
  ['10000', 'cap'],
  ['10000-green', 'cap'],
  ['10000-red', undefined],
])('number %s is that of product %s, whose reviews its buyer writes', async (number, id) => {
  expect((await getReviewedProduct(number, 'en'))?.id).toBe(id)
})

test('a product is awaited by its own number, even if it begins with that of another one', async () => {
  expect((await readAwaitedProduct('lamp-shade', 'en'))?.id).toBe('shade')
  expect(await readAwaitedProduct('10000-green', 'en')).toMatchObject({ id: 'cap', variant: 'green' })
})
