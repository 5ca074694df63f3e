import { beforeEach, expect, test, vi } from 'vitest'
import type { View } from './perspective.ts'

const ask = vi.fn<(query: string, params: object, view: View) => Promise<unknown>>()
vi.mock('./ask.ts', () => ({ askDrafts: ask }))
const { askDraftsPatiently, draftsAreBehind } = await import('./kept-drafts.ts')

const DRAFTS: View = { perspective: 'drafts', isMarked: true }

beforeEach(() => {
  ask.mockReset()
})

const answer = (value: unknown) => ask.mockResolvedValueOnce(value)
const fail = () => ask.mockRejectedValueOnce(new Error('The lake is away'))

test('what the lake says is shown, and stays while the lake is away', async () => {
  answer({ title: 'One' })
  expect(await askDraftsPatiently('*[a]', { id: 1 }, DRAFTS)).toEqual({ title: 'One' })
  expect(draftsAreBehind()).toBe(false)
  fail()
  expect(await askDraftsPatiently('*[a]', { id: 1 }, DRAFTS)).toEqual({ title: 'One' })
  expect(draftsAreBehind()).toBe(true)
  answer({ title: 'Two' })
  expect(await askDraftsPatiently('*[a]', { id: 1 }, DRAFTS)).toEqual({ title: 'Two' })
  expect(draftsAreBehind()).toBe(false)
})

test('nothing is taken from another question, its parameters or another view', async () => {
  answer('kept')
  await askDraftsPatiently('*[b]', { id: 1 }, DRAFTS)
  for (const [query, params, view] of [
    ['*[c]', { id: 1 }, DRAFTS],
    ['*[b]', { id: 2 }, DRAFTS],
    ['*[b]', { id: 1 }, { ...DRAFTS, perspective: ['release'] }],
    ['*[b]', { id: 1 }, { ...DRAFTS, isMarked: false }],
  ] as const) {
    fail()
    await expect(askDraftsPatiently(query, params, view as View)).rejects.toThrow('away')
  }
})

test('that something is not there is an answer like any other', async () => {
  answer(null)
  await askDraftsPatiently('*[d][0]', {}, DRAFTS)
  fail()
  expect(await askDraftsPatiently('*[d][0]', {}, DRAFTS)).toBeNull()
})

test('what was asked for long ago is forgotten, and what is asked for again is not', async () => {
  ask.mockImplementation((query) => Promise.resolve(query))
  await askDraftsPatiently('first', {}, DRAFTS)
  await askDraftsPatiently('second', {}, DRAFTS)
  for (let index = 0; index < 298; index += 1) await askDraftsPatiently(`filler ${index}`, {}, DRAFTS)
  await askDraftsPatiently('first', {}, DRAFTS)
  await askDraftsPatiently('one more', {}, DRAFTS)
  ask.mockRejectedValue(new Error('The lake is away'))
  expect(await askDraftsPatiently('first', {}, DRAFTS)).toBe('first')
  await expect(askDraftsPatiently('second', {}, DRAFTS)).rejects.toThrow('away')
})
