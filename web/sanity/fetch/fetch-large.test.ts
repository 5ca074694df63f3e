import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

const lake = { result: [{ id: 'a' }] as unknown }

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))
vi.mock('../preview/current-preview.ts', () => ({
  currentView: () => Promise.resolve({ perspective, isStegaEnabled: false }),
}))
vi.mock('../client/query-lake.ts', () => ({
  queryPublished: () => Promise.resolve({ result: structuredClone(lake.result), syncTags: [] }),
}))
vi.mock('./fetch.ts', () => ({
  fetchContent: ({ schema }: { schema: z.ZodType }) =>
    Promise.resolve(schema.parse(structuredClone(lake.result))),
}))

let perspective = 'published'
const { fetchLarge } = await import('./fetch-large.ts')

const parse = vi.fn((rows: { id: string }[]) => rows)
const schema = z.array(z.object({ id: z.string() })).transform(parse)
const request = (query = '*', params = {}) => fetchLarge({ query, params, schema })

afterEach(() => {
  perspective = 'published'
  parse.mockClear()
})

test('an unchanged result is parsed once and stays the same object', async () => {
  const first = await request()
  expect(first).toEqual([{ id: 'a' }])
  expect(await request()).toBe(first)
  expect(parse).toHaveBeenCalledTimes(1)
})

test('a changed result appears at the next request, and an invalid one is null and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const before = await request()
  lake.result = [{ id: 'b' }]
  expect(await request()).toEqual([{ id: 'b' }])
  expect(await request()).not.toBe(before)
  lake.result = 'nothing of the kind'
  expect(await request()).toBeNull()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
  lake.result = [{ id: 'a' }]
})

test('queries have separate results', async () => {
  const first = await request('one')
  expect(await request('two')).not.toBe(first)
  expect(await request('one')).toBe(first)
})

test('languages have separate results', async () => {
  const first = await request('*', { locale: 'zh' })
  expect(await request('*', { locale: 'ar' })).not.toBe(first)
  expect(await request('*', { locale: 'zh' })).toBe(first)
})

test('editors in draft mode get uncached drafts', async () => {
  const published = await request()
  perspective = 'drafts'
  expect(await request()).not.toBe(published)
})
