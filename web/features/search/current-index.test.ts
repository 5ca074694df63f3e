import { expect, test, vi } from 'vitest'
import type { Entry, ProductsState } from './queries.ts'

const others: Entry[] = []
const products: ProductsState = { count: 0, latest: [], changedNames: [] }
const updateProducts = vi.fn()
vi.mock('./queries.ts', () => ({
  getOtherEntries: () => Promise.resolve(others),
  getProductsState: () => Promise.resolve({ ...products }),
  updateProducts: (_: string, store: { retain: (ids: Set<string>) => void }, before: unknown) => {
    updateProducts(before)
    store.retain(new Set())
    return Promise.resolve()
  },
}))
vi.mock('./kinds.ts', () => ({ kindWords: () => Promise.resolve({}) }))
const { getSearchIndex, toSearchEntry } = await import('./current-index.ts')

const now = Date.parse('2026-11-21T12:00:00Z')
const block = (heading: string, visibleFrom: string | null, visibleUntil: string | null) => ({
  heading,
  paragraph: '',
  visibleFrom,
  visibleUntil,
})

const entry = {
  id: 'page-home',
  kind: 'page' as const,
  href: '/',
  title: 'Home',
  summary: '',
  body: '',
  keywords: [],
  picture: null,
  offer: null,
  closesAt: null,
  blocks: [],
}

test('scheduled blocks are found only while the page shows them', () => {
  const blocks = [
    block('Always', null, null),
    block('Launched', '2026-11-21T12:00:00Z', null),
    block('Secret launch', '2026-11-21T12:01:00Z', null),
    block('Last week’s sale', null, '2026-11-20T12:00:00Z'),
  ]
  expect(toSearchEntry({ ...entry, blocks }, {} as never, now).body).toBe('Always\nLaunched')
})

test('a job is found until it closes, without a publish', async () => {
  others.push({ ...entry, kind: 'job', title: 'Welder', closesAt: '2026-11-21T12:00:00Z' })
  const findAt = async (moment: number) =>
    (await getSearchIndex('en', new Date(moment))).find('welder', 'AND', { from: 0, count: 9 }).total
  expect(await findAt(now - 1)).toBe(1)
  expect(await findAt(now)).toBe(0)
})

test('all products are read again after each new name of a category, also within the same second', async () => {
  const search = () => getSearchIndex('zh', new Date(now))
  await search()
  updateProducts.mockClear()
  products.changedNames = ['b', 'a']
  await search()
  products.changedNames = ['c', 'b', 'a']
  await search()
  expect(updateProducts.mock.calls).toEqual([[null], [null]])
})
