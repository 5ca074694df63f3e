import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CONTENT_LIFE, COPY_LIFE } from './cache-life.ts'
import { ROWS_AT_A_TIME } from './row-reading.ts'

const cache = { cacheLife: vi.fn(), cacheTag: vi.fn() }
const lake = { rows: new Map<string, { id: string; title: unknown; changedAt: string }>(), isDown: false }
const asked: { query: string; rows: number }[] = []
let perspective = 'published'

vi.mock('next/cache', () => cache)
vi.mock('./register.ts', () => ({ readRegister: () => null }))
vi.mock('./perspective.ts', () => ({
  PUBLISHED: { perspective: 'published', isMarked: false },
  currentView: () => Promise.resolve({ perspective, isMarked: false }),
}))
vi.mock('./ask.ts', () => ({
  askPublished: ({ query, params }: { query: string; params: Record<string, unknown> }) =>
    lake.isDown
      ? Promise.reject(new Error('The content lake did not answer.'))
      : Promise.resolve({ result: answer(query, params), syncTags: [`s1:${query}`] }),
  askDrafts: (query: string, params: Record<string, unknown>) =>
    Promise.resolve((answer(query, params) as { id: string }[]).map((row) => ({ ...row, title: 'Draft' }))),
}))

function answer(query: string, { since, after, count }: Record<string, unknown>): unknown {
  const all = [...lake.rows.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  const page = all.filter(({ id, changedAt }) => id > String(after) && changedAt >= String(since))
  const rows = page.slice(0, Number(count)).map(({ id, title }) => ({ id, title }))
  asked.push({ query, rows: query.startsWith('page') ? rows.length : 0 })
  if (query.startsWith('page')) return rows
  if (query === 'ids') return all.map(({ id }) => id)
  return {
    total: all.length,
    latest: all
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1),
  }
}

const put = (number: number, title: unknown, changedAt = '2026-11-22T08:00:00Z') => {
  const id = `product-${String(number).padStart(5, '0')}`
  lake.rows.set(id, { id, title, changedAt })
}

const { fetchKeptRows } = await import('./kept-rows.ts')

/** Each test asks its own question: what is kept of one is nothing to another. */
const ask = (page: string) =>
  fetchKeptRows({
    queries: { page, state: 'state', ids: 'ids' },
    row: z.object({ id: z.string(), title: z.string() }),
  })

afterEach(() => {
  perspective = 'published'
  lake.isDown = false
  lake.rows.clear()
  asked.length = 0
  vi.clearAllMocks()
})

test('rows that did not change are the same list again, and it expires with what the lake announces', async () => {
  put(1, 'Tray')
  put(2, 'Vase')
  const first = await ask('page of a few')
  expect(first).toEqual([
    { id: 'product-00001', title: 'Tray' },
    { id: 'product-00002', title: 'Vase' },
  ])
  expect(await ask('page of a few')).toBe(first)
  expect(cache.cacheTag).toHaveBeenLastCalledWith(expect.stringMatching(/^read:/), 'sanity:s1:page of a few')
  expect(cache.cacheLife).toHaveBeenLastCalledWith(CONTENT_LIFE)
})

test('a row that is not sound is left out, and the others are shown', async () => {
  put(1, 'Tray')
  put(2, 7)
  expect(await ask('page with a fault')).toEqual([{ id: 'product-00001', title: 'Tray' }])
})

test('of a large set only what changed lately is read again, and every other row is the same object', async () => {
  for (let number = 0; number < ROWS_AT_A_TIME + 5; number += 1) put(number, 'Tray')
  put(0, 'Tray', '2026-11-22T08:30:00Z')
  const before = await ask('page of many')
  expect(before).toHaveLength(ROWS_AT_A_TIME + 5)
  asked.length = 0
  put(3, 'Bowl', '2026-11-22T09:00:00Z')
  const after = await ask('page of many')
  expect(asked.reduce((sum, { rows }) => sum + rows, 0)).toBe(2)
  expect(after[3]).toEqual({ id: 'product-00003', title: 'Bowl' })
  expect(after.filter((row, index) => row === before[index])).toHaveLength(ROWS_AT_A_TIME + 4)
})

test('a lake that is down costs nothing of what was read, and is asked again soon', async () => {
  put(1, 'Tray')
  const before = await ask('page kept')
  lake.isDown = true
  expect(await ask('page kept')).toBe(before)
  expect(cache.cacheLife).toHaveBeenLastCalledWith(COPY_LIFE)
  await expect(ask('page never read')).rejects.toThrow('did not answer')
  lake.isDown = false
  expect(await ask('page never read')).toEqual([{ id: 'product-00001', title: 'Tray' }])
})

test('requests at the same time share the rows', async () => {
  put(1, 'Tray')
  const [one, other] = await Promise.all([ask('page of two'), ask('page of two')])
  expect(one).toBe(other)
})

test('editors see their drafts, and visitors see none of them', async () => {
  put(1, 'Tray')
  perspective = 'drafts'
  expect(await ask('page of drafts')).toEqual([{ id: 'product-00001', title: 'Draft' }])
  perspective = 'published'
  expect(await ask('page of drafts')).toEqual([{ id: 'product-00001', title: 'Tray' }])
})
