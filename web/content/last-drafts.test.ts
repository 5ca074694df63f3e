import { beforeEach, expect, test, vi } from 'vitest'
import type { View } from './perspective.ts'

const query = vi.fn<(query: string, params: object, view: View) => Promise<unknown>>()
vi.mock('./query-lake.ts', () => ({ queryDrafts: query }))
const { queryDraftsOrLast, areDraftsBehind } = await import('./last-drafts.ts')

const DRAFTS: View = { perspective: 'drafts', isMarked: true }

beforeEach(() => {
  query.mockReset()
})

const answer = (value: unknown) => query.mockResolvedValueOnce(value)
const fail = () => query.mockRejectedValueOnce(new Error('The lake is away'))

test('what the lake says is shown, and stays while the lake is away', async () => {
  answer({ title: 'One' })
  expect(await queryDraftsOrLast('*[a]', { id: 1 }, DRAFTS)).toEqual({ title: 'One' })
  expect(areDraftsBehind()).toBe(false)
  fail()
  expect(await queryDraftsOrLast('*[a]', { id: 1 }, DRAFTS)).toEqual({ title: 'One' })
  expect(areDraftsBehind()).toBe(true)
  answer({ title: 'Two' })
  expect(await queryDraftsOrLast('*[a]', { id: 1 }, DRAFTS)).toEqual({ title: 'Two' })
  expect(areDraftsBehind()).toBe(false)
})

test('nothing is taken from another question, its parameters or another view', async () => {
  answer('kept')
  await queryDraftsOrLast('*[b]', { id: 1 }, DRAFTS)
  for (const [groq, params, view] of [
    ['*[c]', { id: 1 }, DRAFTS],
    ['*[b]', { id: 2 }, DRAFTS],
    ['*[b]', { id: 1 }, { ...DRAFTS, perspective: ['release'] }],
    ['*[b]', { id: 1 }, { ...DRAFTS, isMarked: false }],
  ] as const) {
    fail()
    await expect(queryDraftsOrLast(groq, params, view as View)).rejects.toThrow('away')
  }
})

test('that something is not there is an answer like any other', async () => {
  answer(null)
  await queryDraftsOrLast('*[d][0]', {}, DRAFTS)
  fail()
  expect(await queryDraftsOrLast('*[d][0]', {}, DRAFTS)).toBeNull()
})

test('what was asked for long ago is forgotten, and what is asked for again is not', async () => {
  query.mockImplementation((groq) => Promise.resolve(groq))
  await queryDraftsOrLast('first', {}, DRAFTS)
  await queryDraftsOrLast('second', {}, DRAFTS)
  for (let index = 0; index < 298; index += 1) await queryDraftsOrLast(`filler ${index}`, {}, DRAFTS)
  await queryDraftsOrLast('first', {}, DRAFTS)
  await queryDraftsOrLast('one more', {}, DRAFTS)
  query.mockRejectedValue(new Error('The lake is away'))
  expect(await queryDraftsOrLast('first', {}, DRAFTS)).toBe('first')
  await expect(queryDraftsOrLast('second', {}, DRAFTS)).rejects.toThrow('away')
})
