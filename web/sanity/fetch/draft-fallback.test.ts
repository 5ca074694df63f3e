import { beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../client/perspective.ts'

const query = vi.fn<(query: string, params: object, view: View) => Promise<unknown>>()
vi.mock('../client/query-lake.ts', () => ({ queryDrafts: query }))
const { queryDraftsWithFallback, areDraftsStale } = await import('./draft-fallback.ts')

const DRAFTS: View = { perspective: 'drafts', isStegaEnabled: true }

beforeEach(() => {
  query.mockReset()
})

const answer = (value: unknown) => query.mockResolvedValueOnce(value)
const fail = () => query.mockRejectedValueOnce(new Error('The lake is away'))

test('returns the lake’s result, and the last one while the lake is away', async () => {
  answer({ title: 'One' })
  expect(await queryDraftsWithFallback('*[a]', { id: 1 }, DRAFTS)).toEqual({ title: 'One' })
  expect(areDraftsStale()).toBe(false)
  fail()
  expect(await queryDraftsWithFallback('*[a]', { id: 1 }, DRAFTS)).toEqual({ title: 'One' })
  expect(areDraftsStale()).toBe(true)
  answer({ title: 'Two' })
  expect(await queryDraftsWithFallback('*[a]', { id: 1 }, DRAFTS)).toEqual({ title: 'Two' })
  expect(areDraftsStale()).toBe(false)
})

test('keeps queries, parameters and views apart', async () => {
  answer('kept')
  await queryDraftsWithFallback('*[b]', { id: 1 }, DRAFTS)
  for (const [groq, params, view] of [
    ['*[c]', { id: 1 }, DRAFTS],
    ['*[b]', { id: 2 }, DRAFTS],
    ['*[b]', { id: 1 }, { ...DRAFTS, perspective: ['release'] }],
    ['*[b]', { id: 1 }, { ...DRAFTS, isStegaEnabled: false }],
  ] as const) {
    fail()
    await expect(queryDraftsWithFallback(groq, params, view as View)).rejects.toThrow('away')
  }
})

test('null is a result like any other', async () => {
  answer(null)
  await queryDraftsWithFallback('*[d][0]', {}, DRAFTS)
  fail()
  expect(await queryDraftsWithFallback('*[d][0]', {}, DRAFTS)).toBeNull()
})

test('forgets the least recently used results', async () => {
  query.mockImplementation((groq) => Promise.resolve(groq))
  await queryDraftsWithFallback('first', {}, DRAFTS)
  await queryDraftsWithFallback('second', {}, DRAFTS)
  for (let index = 0; index < 298; index += 1) await queryDraftsWithFallback(`filler ${index}`, {}, DRAFTS)
  await queryDraftsWithFallback('first', {}, DRAFTS)
  await queryDraftsWithFallback('one more', {}, DRAFTS)
  query.mockRejectedValue(new Error('The lake is away'))
  expect(await queryDraftsWithFallback('first', {}, DRAFTS)).toBe('first')
  await expect(queryDraftsWithFallback('second', {}, DRAFTS)).rejects.toThrow('away')
})
