import { afterAll, expect, test } from 'vitest'
import type { LakeDocument } from '../types.ts'
import { isCheapFilter, parseFilter } from './filters.ts'
import { createQueryService } from './service.ts'
import { parseQuery } from './syntax/parse.ts'

const service = createQueryService({ databasePath: '/nonexistent/lake.sqlite', workers: 1 })
afterAll(() => service.close())

const post: LakeDocument = {
  _id: 'a',
  _type: 'post',
  _rev: '1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  title: 'First',
  author: { _ref: 'ada' },
  tags: [{ _key: '1', name: 'one' }],
}
const draft = { ...post, _id: 'drafts.a' }

test.each([
  ['_type == "post"', [true, true, false]],
  ['_id in $ids', [true, false, false]],
  ['*[_id == "a" || _id == $draft]', [true, true, false]],
  ['*[_type == "post"][!(_id in path("drafts.**"))] | order(title)[0...2]{title}', [true, false, false]],
  ['*', [true, true, false]],
  ['references("ada") && sanity::versionOf("a")', [true, true, false]],
  ['tags[name == "one"][0].name == "one"', [true, true, false]],
  ['author->name == "Ada"', [false, false, false]],
  ['title match "fir*"', [true, true, false]],
  ['[@] match text::query("first")', [true, true, false]],
  ['teleport', [false, false, false]],
] as const)('%s', async (filter, expected) => {
  expect(await service.matches(filter, { ids: ['a'], draft: 'drafts.a' }, [post, draft, null])).toEqual(
    expected,
  )
})

test('expensive filters are evaluated by workers', () => {
  expect(
    isCheapFilter(parseFilter('_id == "a" && _type in ["post"] && !(_id in path("drafts.**"))', {})),
  ).toBe(true)
  expect(isCheapFilter(parseFilter('title match "a*"', {}))).toBe(false)
  expect(isCheapFilter(parseFilter('count(*[_type == "post"]) > 0', {}))).toBe(false)
  expect(isCheapFilter(parseFilter('_id in path("**.**.**.**")', {}))).toBe(false)
})

test('an invalid filter is rejected', async () => {
  await expect(service.matches('_type ==', {}, [])).rejects.toMatchObject({ status: 400 })
  await expect(service.matches(`${'('.repeat(3_000)}`, {}, [])).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['{_id, title}', { _id: 'a', title: 'Second' }],
  ['{"was": before().title, "is": after().title}', { was: 'First', is: 'Second' }],
  ['delta::operation()', 'update'],
  ['delta::changedAny(title)', true],
  ['delta::changedAny((slug, author))', false],
  ['delta::changedOnly(title)', true],
  ['diff::changedAny(before(), after(), tags[name == "one"].name)', false],
  ['before().title != after().title && _type == "post"', true],
  ['dateTime("2026-01-01T00:00:00Z")', '2026-01-01T00:00:00Z'],
])('a projection of a change: %s', async (expression, expected) => {
  expect(await service.project(expression, { before: post, after: { ...post, title: 'Second' } })).toEqual(
    expected,
  )
})

test('a projection of a deleted document sees its last revision', async () => {
  expect(await service.project('{title, "how": delta::operation()}', { before: post, after: null })).toEqual({
    title: 'First',
    how: 'delete',
  })
  expect(() => parseQuery('before().title', {})).toThrow('Undefined function: before')
})
