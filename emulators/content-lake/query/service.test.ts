import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { ApiError } from '../errors.ts'
import type { QueryService } from '../types.ts'
import { createQueryService } from './service.ts'
import { request, TestDataset } from './testing/dataset.ts'
import { WorkerHandle } from './workers/worker-handle.ts'

const fillers = Array.from({ length: 400 }, (_, index) => ({ _id: `filler-${index}`, _type: 'filler' }))
const dataset = new TestDataset([
  ...fillers,
  { _id: 'author', _type: 'author', name: 'Ada' },
  { _id: 'a', _type: 'post', title: 'First post', slug: { current: 'first' }, author: { _ref: 'author' } },
  { _id: 'b', _type: 'post', title: 'Second', slug: { current: 'second' } },
  { _id: 'drafts.b', _type: 'post', title: 'Second, better', slug: { current: 'second' } },
  { _id: 'private.c', _type: 'post', title: 'Hidden' },
])
let service: QueryService

beforeAll(() => {
  service = createQueryService({ databasePath: dataset.path, workers: 1 })
})
afterAll(async () => {
  await service.close()
  dataset[Symbol.dispose]()
})

const result = async (...parameters: Parameters<typeof request>) =>
  (await service.evaluate(request(...parameters))).result

const failure = (...parameters: Parameters<typeof request>) =>
  service.evaluate(request(...parameters)).then(
    () => undefined,
    (error: ApiError) => error,
  )

test('answers queries with parameters and references', async () => {
  const query = '*[_type == "post" && slug.current == $slug][0]{title, "author": author->name}'
  expect(await result(query, { params: { slug: 'first' } })).toEqual({ title: 'First post', author: 'Ada' })
})

test('a warm service closes before and after its thread has started, and uses the thread for the first query', async () => {
  const hasty = createQueryService({ databasePath: dataset.path, workers: 1 })
  hasty.warm()
  await hasty.close()
  const ready = createQueryService({ databasePath: dataset.path, workers: 1 })
  ready.warm()
  ready.warm()
  expect((await ready.evaluate(request('count(*[_type == "post"])'))).result).toBe(4)
  await ready.close()
  ready.warm()
})

test('a query is answered although a thread ended while it was idle', async () => {
  const run = vi.spyOn(WorkerHandle.prototype, 'run')
  onTestFinished(() => run.mockRestore())
  const other = createQueryService({ databasePath: dataset.path, workers: 1 })
  await other.evaluate(request('1'))
  await (run.mock.contexts[0] as WorkerHandle).stop(new Error('The thread ran out of memory'))
  expect((await other.evaluate(request('2'))).result).toBe(2)
  await other.close()
})

test('thousands of alternatives are found by an index', async () => {
  const ids = Array.from({ length: 6_000 }, (_, index) => `_id == "filler-${index}"`)
  expect(await result(`count(*[${ids.join(' || ')}])`)).toBe(400)
  expect(await result(`*[_type == "post" && (${ids.join('||')} || _id == "a")]._id`)).toEqual(['a'])
  const text = `*[_type == '${ids.slice(0, 30).join(' || ')}']`
  expect(await result(`${text}._id`)).toEqual([])
  expect(await failure(`*[${ids.slice(0, 30).join('||')}][`)).toMatchObject({ status: 400 })
})

test('infinite numbers and null are different conditions', async () => {
  const numbered = '*[_type in ["post", "author"] && count(name) '
  expect(await result(`${numbered}< 1e400]._id`)).toEqual([])
  expect(await result('count(*[_type == "filler" && !defined(n) && length(_id) < 1e400])')).toBe(400)
  expect(await result('count(*[_type == "filler" && !defined(n) && length(_id) < null])')).toBe(0)
})

test('sees a commit immediately', async () => {
  expect(await result('count(*[_type == "author"])')).toBe(1)
  dataset.commit([{ _id: 'second-author', _type: 'author', name: 'Grace' }])
  expect(await result('*[_type == "author"].name')).toEqual(['Ada', 'Grace'])
  dataset.commit([], ['second-author'])
  expect(await result('*[_type == "author"].name')).toEqual(['Ada'])
})

test('shows a reader without a token only published documents in every perspective', async () => {
  for (const perspective of ['raw', 'drafts', 'published', ['r1']] as const) {
    const options = {
      role: null,
      perspective: typeof perspective === 'string' ? perspective : [...perspective],
    }
    expect(await result('*[_type == "post"].title', options)).toEqual(['First post', 'Second'])
    expect(await result('*[_id in ["drafts.b", "private.c"]]', options)).toEqual([])
  }
})

test('reports the position of a syntax error', async () => {
  const error = await failure('*[_type == "post"')
  expect(error?.status).toBe(400)
  expect(error?.body).toMatchObject({
    error: { type: 'queryParseError', start: 16, query: '*[_type == "post"' },
  })
})

test('reports the missing parameter', async () => {
  const error = await failure('*[_id == $id]')
  const description = 'param $id referenced, but not provided'
  expect(error?.body).toMatchObject({ error: { type: 'queryParseError', description, start: 9, end: 12 } })
})

const endless = '*[count(*[count(*[_id + ^._id + ^.^._id == "x"]) > 0]) > 0]'

test('stops a query at its time limit with an error', async () => {
  const error = await failure(endless, { budgetMs: 100 })
  expect(error?.status).toBe(408)
  const description = 'query took longer than 0.1 seconds and was stopped'
  expect(error?.body).toEqual({ error: { type: 'queryTimeoutError', description, query: endless } })
})

test('still answers while more endless queries run than there are workers', async () => {
  const other = createQueryService({ databasePath: dataset.path, workers: 1 })
  const slow = Array.from({ length: 5 }, () => other.evaluate(request(endless, { budgetMs: 600_000 })))
  const ends = Promise.allSettled(slow)
  const prompt = await other.evaluate(request('*[_id == "a"][0].title'))
  expect(prompt.result).toBe('First post')
  await other.close()
  expect((await ends).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
})

test('stops an endless pattern', async () => {
  const text = 'a'.repeat(60)
  const error = await failure(`"${text}!${text}b" match "${'*a'.repeat(30)}c"`, { budgetMs: 100 })
  expect([408, undefined]).toContain(error?.status)
})

test.each([
  ['nothing', ' '],
  ['endless parentheses', '('.repeat(50_000)],
  ['endless arrays', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a function that is not there', 'teleport(1)'],
  ['an index with an unfortunate name', '*[$hasOwnProperty]'],
  ['a query of a million characters', `*[_id == "${'x'.repeat(1_000_000)}"]`],
  ['a function that the lake does not have', '*[_id == "a"] | score(text::semanticSimilarity("x"))'],
])('answers %s with a 400', async (_, query) => {
  const error = await failure(query, { params: { hasOwnProperty: 1 } })
  expect(error?.status).toBe(400)
  expect(error?.body).toHaveProperty('error.description')
})

test('rejects pending queries when it closes', async () => {
  const other = createQueryService({ databasePath: dataset.path, workers: 1 })
  const left = Promise.allSettled([other.evaluate(request(endless)), other.evaluate(request('*'))])
  await other.close()
  expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
