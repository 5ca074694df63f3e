import { expect, test, vi } from 'vitest'
import { evaluateGroq } from '../../../tests/evaluate-groq.ts'
import { getPost } from './queries.ts'

interface Request {
  query: string
  params: object
  schema: { parse: (value: unknown) => unknown }
}

const post = (id: string, publishedAt: string) => ({
  _id: id,
  _type: 'post',
  slug: { current: id },
  title: [{ language: 'en', value: id }],
  publishedAt,
})

const POSTS = [
  post('a', '2026-11-02T09:00:00Z'),
  post('b', '2026-11-02T09:00:00Z'),
  post('c', '2026-11-02T09:00:00Z'),
  post('newest', '2026-11-03T09:00:00Z'),
  post('oldest', '2026-11-01T09:00:00Z'),
]

vi.mock('#web/sanity/cache/site-structure.ts', () => ({ getPostListPage: () => Promise.resolve(null) }))
vi.mock('#web/sanity/fetch/fetch.ts', () => ({
  fetchContent: async ({ query, params, schema }: Request) =>
    schema.parse(await evaluateGroq(query, { dataset: POSTS, params })),
}))

test('previous and next articles follow the list, also those published at the same time', async () => {
  const found = await Promise.all(['newest', 'a', 'b', 'c', 'oldest'].map((slug) => getPost(slug, 'en')))
  expect(found.map((article) => [article?.previous?.label, article?.next?.label])).toEqual([
    ['a', undefined],
    ['b', 'newest'],
    ['c', 'a'],
    ['oldest', 'b'],
    [undefined, 'c'],
  ])
})
