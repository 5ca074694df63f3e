import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

const lake = { result: [{ id: 'a' }] as unknown }

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))
vi.mock('./perspective.ts', () => ({ currentView: () => Promise.resolve({ perspective, isMarked: false }) }))
vi.mock('./query-lake.ts', () => ({
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
const ask = (query = '*', params = {}) => fetchLarge({ query, params, schema })

afterEach(() => {
  perspective = 'published'
  parse.mockClear()
})

test('what has not changed is parsed once, and is the same object again', async () => {
  const first = await ask()
  expect(first).toEqual([{ id: 'a' }])
  expect(await ask()).toBe(first)
  expect(parse).toHaveBeenCalledTimes(1)
})

test('what has changed is there at the next request, and what does not fit is null', async () => {
  const before = await ask()
  lake.result = [{ id: 'b' }]
  expect(await ask()).toEqual([{ id: 'b' }])
  expect(await ask()).not.toBe(before)
  lake.result = 'nothing of the kind'
  expect(await ask()).toBeNull()
  lake.result = [{ id: 'a' }]
})

test('two questions have an answer each', async () => {
  const first = await ask('one')
  expect(await ask('two')).not.toBe(first)
  expect(await ask('one')).toBe(first)
})

test('a question has an answer for each language', async () => {
  const first = await ask('*', { locale: 'zh' })
  expect(await ask('*', { locale: 'ar' })).not.toBe(first)
  expect(await ask('*', { locale: 'zh' })).toBe(first)
})

test('editors in draft mode get their drafts, past what is kept', async () => {
  const published = await ask()
  perspective = 'drafts'
  expect(await ask()).not.toBe(published)
})
