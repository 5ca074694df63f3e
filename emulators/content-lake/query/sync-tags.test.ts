import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { DocumentChange, LakeDocument, Perspective, Role } from '../types.ts'
import { evaluateRequest, type Evaluation } from './evaluate.ts'
import { type JsonPieces, parseJson } from './json-pieces.ts'
import { Reader } from './reading/reader.ts'
import { syncTagsForCommit } from './sync-tags.ts'
import { content, contents, perspective, query } from './testing/arbitraries.ts'
import { type Content, request, TestDataset } from './testing/dataset.ts'

const dataset = new TestDataset()
const reader = new Reader(dataset.path)
afterAll(() => {
  reader.close()
  dataset[Symbol.dispose]()
})

type Options = { perspective?: Perspective; role?: Role | null; params?: Record<string, unknown> }

const evaluate = (text: string, options: Options = {}): Promise<Evaluation> =>
  evaluateRequest(reader, request(text, { perspective: 'published', ...options }))

/** Changes a document and returns the commit's tags. */
function change(id: string, after: Content | null): string[] {
  const before = dataset.read(id)
  const [stored = null] = after ? dataset.commit([after]) : dataset.commit([], [id])
  return syncTagsForCommit([changeOf(id, before, stored)])
}

function changeOf(
  documentId: string,
  before: LakeDocument | null,
  after: LakeDocument | null,
): DocumentChange {
  return { documentId, before, after, mutations: [], effects: { apply: [], revert: [] } }
}

const shared = (some: string[], others: string[]) => some.filter((tag) => others.includes(tag))

test('a commit that changes the result of a query shares a tag with it', async () => {
  const role = fc.constantFrom<Role | null>('viewer', null)
  const mutation = fc.tuple(content, fc.boolean())
  let changed = 0
  await fc.assert(
    fc.asyncProperty(
      contents,
      query,
      perspective,
      role,
      mutation,
      async (documents, text, seenAs, asRole, [after, isDelete]) => {
        dataset.replace(documents)
        const options = { perspective: seenAs, role: asRole }
        await evaluate(text, options)
        const before = await evaluate(text, options)
        const expired = change(after._id, isDelete ? null : after)
        const { json } = await evaluate(text, options)
        if (withoutRevisions(json) === withoutRevisions(before.json)) return
        changed += 1
        expect(shared(before.syncTags, expired)).not.toEqual([])
      },
    ),
    { numRuns: 300 },
  )
  expect(changed).toBeGreaterThan(5)
})

const withoutRevisions = (json: JsonPieces) =>
  JSON.stringify(parseJson(json)).replaceAll(/"_rev":"r\d+"/g, '')

const service = (name: string, more: object = {}): Content => ({
  _id: name,
  _type: 'service',
  title: name,
  slug: { current: name },
  ...more,
})

const page = '*[_type == "service" && slug.current == $slug][0]{title}'

test('a page about one service is not affected by edits of another', async () => {
  dataset.replace([service('a'), service('b')])
  for (const [text, params] of [
    [page, { slug: 'b' }],
    ['*[_id == $id][0]', { id: 'b' }],
    ['*[_type == "service" && slug.current in [$slug, "c"]]', { slug: 'b' }],
  ] as const) {
    const { syncTags } = await evaluate(text, { params })
    expect(shared(syncTags, change('a', service('a', { title: 'edited' })))).toEqual([])
    expect(shared(syncTags, change('new', service('new')))).toEqual([])
    expect(shared(syncTags, change('b', service('b', { title: 'edited' })))).not.toEqual([])
  }
})

test('a missing page expires when its document is created, by id or by slug', async () => {
  dataset.replace([service('a')])
  const bySlug = await evaluate(page, { params: { slug: 'b' } })
  const byId = await evaluate('*[_id == "b"][0]')
  expect(shared(bySlug.syncTags, change('a', service('a', { title: 'edited' })))).toEqual([])
  const created = change('b', service('b'))
  expect(shared(bySlug.syncTags, created)).not.toEqual([])
  expect(shared(byId.syncTags, created)).not.toEqual([])
  const renamed = await evaluate(page, { params: { slug: 'c' } })
  expect(shared(renamed.syncTags, change('a', service('a', { slug: { current: 'c' } })))).not.toEqual([])
})

test('a page found by its slug in any language expires only with documents that have it', async () => {
  dataset.replace([service('a', { slugs: { zh: '甲' } }), service('b')])
  const anySlug = '*[_type == "service" && (slug.current == $slug || slugs.zh == $slug)][0]{title}'
  const missing = await evaluate(anySlug, { params: { slug: '乙' } })
  const found = await evaluate(anySlug, { params: { slug: '甲' } })
  const edited = change('a', service('a', { slugs: { zh: '甲' }, title: 'edited' }))
  expect(shared(missing.syncTags, edited)).toEqual([])
  expect(shared(found.syncTags, edited)).not.toEqual([])
  const renamed = change('b', service('b', { slugs: { zh: '乙' } }))
  expect(shared(missing.syncTags, renamed)).not.toEqual([])
  expect(shared(found.syncTags, renamed)).toEqual([])
})

test('documents of the same category expire only with that category', async () => {
  const inside = (name: string, category: string) => service(name, { category: { _ref: category } })
  dataset.replace([inside('a', 'x'), inside('b', 'x'), inside('c', 'y')])
  const related = `*[_id == $id][0]{"related": *[_type == "service" && category._ref == ^.category._ref]{title}}`
  const { syncTags } = await evaluate(related, { params: { id: 'a' } })
  expect(shared(syncTags, change('c', { ...inside('c', 'y'), title: 'edited' }))).toEqual([])
  expect(shared(syncTags, change('b', { ...inside('b', 'x'), title: 'edited' }))).not.toEqual([])
  expect(shared(syncTags, change('c', inside('c', 'x')))).not.toEqual([])
})

test('pages by path and strings by namespace are as precise as by slug', async () => {
  const pageAt = (id: string, path: string): Content => ({ _id: id, _type: 'page', path: { current: path } })
  const strings = (id: string): Content => ({ _id: id, _type: 'translation', namespace: id })
  dataset.replace([pageAt('home', '/'), pageAt('contact', '/contact'), strings('common'), strings('errors')])
  const home = await evaluate('*[_type == "page" && path.current == "/"][0]')
  expect(shared(home.syncTags, change('contact', { ...pageAt('contact', '/contact'), title: 'x' }))).toEqual(
    [],
  )
  expect(shared(home.syncTags, change('contact', pageAt('contact', '/')))).not.toEqual([])
  const common = await evaluate('*[_type == "translation" && namespace == "common"][0]')
  expect(shared(common.syncTags, change('errors', { ...strings('errors'), entries: [] }))).toEqual([])
  expect(shared(common.syncTags, change('common', { ...strings('common'), entries: [] }))).not.toEqual([])
})

test('a list of a type expires with the type, and a referenced document by itself', async () => {
  dataset.replace([
    service('a', { lead: { _ref: 'ada' } }),
    { _id: 'ada', _type: 'person' },
    { _id: 'bob', _type: 'person' },
  ])
  const { syncTags } = await evaluate('*[_type == "service"]{title, "lead": lead->name}')
  expect(shared(syncTags, change('new', service('new')))).not.toEqual([])
  expect(shared(syncTags, change('bob', { _id: 'bob', _type: 'person', name: 'Bob' }))).toEqual([])
  expect(shared(syncTags, change('ada', { _id: 'ada', _type: 'person', name: 'Ada' }))).not.toEqual([])
})

test('drafts expire what shows drafts and nothing that shows published content', async () => {
  dataset.replace([service('a')])
  const options = { params: { slug: 'a' } }
  const published = await evaluate(page, options)
  const drafts = await evaluate(page, { ...options, perspective: 'drafts' })
  const list = await evaluate('*[_type == "service"]')
  const everything = await evaluate('count(*)')
  const draft = change('drafts.a', service('drafts.a'))
  expect(shared([...published.syncTags, ...list.syncTags, ...everything.syncTags], draft)).toEqual([])
  expect(shared(drafts.syncTags, draft)).not.toEqual([])
  expect(shared(drafts.syncTags, change('a', service('a', { title: 'edited' })))).not.toEqual([])
})

test('a response with many documents has few tags and still expires', async () => {
  const people = Array.from({ length: 200 }, (_, index): Content => ({ _id: `p${index}`, _type: 'person' }))
  dataset.replace([...people, service('a', { team: people.map(({ _id }) => ({ _ref: _id })) })])
  const { syncTags } = await evaluate('*[_id == "a"][0]{"team": team[]->name}')
  expect(syncTags.length).toBeLessThan(100)
  expect(shared(syncTags, change('p150', { _id: 'p150', _type: 'person', name: 'Grace' }))).not.toEqual([])
})

test('tags are opaque, short and the same in every process', async () => {
  dataset.replace([service('a')])
  const { syncTags } = await evaluate('*[_id == "a"][0]')
  expect(syncTags).toEqual(['s1:PlzO7abKajZ-'])
})
