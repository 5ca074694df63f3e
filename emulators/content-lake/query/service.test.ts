import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiError } from '../errors.ts'
import type { QueryService } from '../types.ts'
import { createQueryService } from './service.ts'
import { request, TestDataset } from './testing/dataset.ts'

const dataset = new TestDataset([
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

test('sees a commit at once', async () => {
  expect(await result('count(*[_type == "author"])')).toBe(1)
  dataset.commit([{ _id: 'second-author', _type: 'author', name: 'Grace' }])
  expect(await result('*[_type == "author"].name')).toEqual(['Ada', 'Grace'])
  dataset.commit([], ['second-author'])
  expect(await result('*[_type == "author"].name')).toEqual(['Ada'])
})

test('shows a reader without a token published documents only, whatever the perspective', async () => {
  for (const perspective of ['raw', 'drafts', 'published', ['r1']] as const) {
    const options = {
      role: null,
      perspective: typeof perspective === 'string' ? perspective : [...perspective],
    }
    expect(await result('*[_type == "post"].title', options)).toEqual(['First post', 'Second'])
    expect(await result('*[_id in ["drafts.b", "private.c"]]', options)).toEqual([])
  }
})

test('tells where a query does not parse', async () => {
  const error = await failure('*[_type == "post"')
  expect(error?.status).toBe(400)
  expect(error?.body).toMatchObject({
    error: { type: 'queryParseError', start: 16, query: '*[_type == "post"' },
  })
})

test('tells which parameter is missing', async () => {
  const error = await failure('*[_id == $id]')
  const description = 'param $id referenced, but not provided'
  expect(error?.body).toMatchObject({ error: { type: 'queryParseError', description, start: 9, end: 12 } })
})

test('stops a query at the end of its budget and goes on answering others meanwhile', async () => {
  const endless = `*[_id match "${'*a'.repeat(40)}" || ${'*['.repeat(6)}_id != ^._id${']'.repeat(6)}]`
  const nested = '*[count(*[count(*[count(*[count(*[_id != ^.^.^.^._id]) != ^.x]) != ^.x]) != ^.x]) != 1]'
  const slow = [failure(nested.repeat(1), { budgetMs: 900 }), failure(endless, { budgetMs: 900 })]
  expect(await result('*[_id == "a"][0].title')).toBe('First post')
  await Promise.all(slow)
  expect(await result('*[_id == "a"][0].title')).toBe('First post')
})
