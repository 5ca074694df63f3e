import type { ValidationContext } from 'sanity'
import { afterEach, expect, test, vi } from 'vitest'
import { checkUnique, fetchForRule } from './unique.ts'

/** A validation context whose lake answers with the given ids and remembers what it was asked. */
function contextWith(id: string, answer: string[]) {
  const asked: { query: string; params: Record<string, string>; perspective?: string }[] = []
  const client = (perspective?: string): unknown => ({
    withConfig: (config: { perspective: string }) => client(config.perspective),
    fetch: (query: string, params: Record<string, string>) => {
      asked.push({ query, params, perspective })
      return Promise.resolve(answer)
    },
  })
  const context = { document: { _id: id, _type: 'page' }, getClient: () => client() }
  return { context: context as unknown as ValidationContext, asked }
}

const field = { type: 'page', field: 'path.current', message: 'Taken.' }

test('a value of another document is rejected', async () => {
  const { context } = contextWith('drafts.page-home', ['page-other'])
  expect(await checkUnique(context, { ...field, value: '/' })).toBe('Taken.')
})

test('the document itself does not count, drafts of others do', async () => {
  const { context, asked } = contextWith('drafts.page-home', [])
  expect(await checkUnique(context, { ...field, value: '/' })).toBe(true)
  expect(asked).toEqual([
    {
      query: '*[(_type == $type && path.current == $value) && !sanity::versionOf($documentId)]._id',
      params: { type: 'page', value: '/', documentId: 'page-home' },
      perspective: 'raw',
    },
  ])
})

test('an empty value causes no query', async () => {
  const { context, asked } = contextWith('page-home', ['page-other'])
  expect(await checkUnique(context, { ...field, value: '' })).toBe(true)
  expect(asked).toEqual([])
})

afterEach(() => void vi.useRealTimers())

/** A validation context whose requests give these answers in turn. */
function contextAnswering(...answers: (Error | string)[]) {
  const fetch = vi.fn(() => {
    const answer = answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  return { getClient: () => ({ withConfig: () => ({ fetch }) }) } as unknown as ValidationContext
}

test('a rule waits for a lake that it cannot reach', async () => {
  vi.useFakeTimers()
  const isDown = Object.assign(new Error('Bad gateway'), { statusCode: 502 })
  const answer = fetchForRule(contextAnswering(new TypeError('Failed to fetch'), isDown, 'found'), '*')
  await vi.runAllTimersAsync()
  expect(await answer).toBe('found')
})

test('a query that the lake rejects is an error at once', async () => {
  const rejected = Object.assign(new Error('Unable to parse'), { statusCode: 400 })
  await expect(fetchForRule(contextAnswering(rejected), '*[')).rejects.toBe(rejected)
})
