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

const filed = (id: string, category: string, ...tags: string[]) => ({
  ...post(id, '2026-11-01T09:00:00Z'),
  category: { _ref: category },
  ...(tags.length > 0 && { tags: tags.map((_ref) => ({ _ref })) }),
})

const POSTS = [
  post('a', '2026-11-02T09:00:00Z'),
  post('b', '2026-11-02T09:00:00Z'),
  post('c', '2026-11-02T09:00:00Z'),
  post('newest', '2026-11-03T09:00:00Z'),
  post('oldest', '2026-11-01T09:00:00Z'),
]

const FILED_POSTS = [
  filed('read', 'design', 'ink', 'paper'),
  filed('category', 'design'),
  filed('none', 'news', 'press'),
  filed('tag', 'news', 'ink'),
  filed('tags', 'news', 'ink', 'paper', 'press'),
  filed('both', 'design', 'ink'),
]

let posts = POSTS

vi.mock('#web/sanity/cache/site-structure.ts', () => ({ getPostListPage: () => Promise.resolve(null) }))
vi.mock('#web/sanity/fetch/fetch.ts', () => ({
  fetchContent: async ({ query, params, schema }: Request) =>
    schema.parse(await evaluateGroq(query, { dataset: posts, params })),
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

test('related articles are those with most in common, of which a category counts as much as two tags', async () => {
  posts = FILED_POSTS
  const related = async (slug: string) => (await getPost(slug, 'en'))?.related.map(({ title }) => title)
  expect(await related('read')).toEqual(['both', 'category', 'tags'])
  expect(await related('category')).toEqual(['both', 'read'])
})
