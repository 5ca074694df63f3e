import { afterAll, expect, test } from 'vitest'
import type { Perspective } from '../types.ts'
import { evaluateRequest } from './evaluate.ts'
import { parseJson } from './json-pieces.ts'
import { Reader } from './reading/reader.ts'
import { request, TestDataset } from './testing/dataset.ts'

/** Queries of Studio 6.16, its plugins and the preview secret, with Studio's parameters. */

const now = new Date().toISOString()
const dataset = new TestDataset([
  { _id: 'cloud', _type: 'service', title: 'Cloud hosting', slug: { current: 'cloud' }, order: 2 },
  {
    _id: 'drafts.cloud',
    _type: 'service',
    title: 'Cloud hosting, soon',
    slug: { current: 'cloud' },
    order: 2,
  },
  { _id: 'security', _type: 'service', title: 'Cyber security', order: 1, lead: { _ref: 'ada' } },
  {
    _id: 'home',
    _type: 'page',
    blocks: [{ _key: 'k', services: [{ _ref: 'cloud' }, { _ref: 'security' }] }],
  },
  { _id: 'ada', _type: 'person', name: 'Ada' },
  {
    _id: '_.releases.r1',
    _type: 'system.release',
    name: 'r1',
    metadata: { title: 'Spring' },
    state: 'active',
  },
  { _id: 'versions.r1.cloud', _type: 'service', title: 'Cloud in spring' },
  { _id: 'sanity-preview-url-secret.1', _type: 'sanity.previewUrlSecret', secret: 's', _updatedAt: now },
])
const reader = new Reader(dataset.path)
afterAll(() => {
  reader.close()
  dataset[Symbol.dispose]()
})

async function ask(query: string, params: object = {}, perspective: Perspective = 'raw'): Promise<unknown> {
  const { json } = await evaluateRequest(reader, request(query, { params: { ...params }, perspective }))
  return parseJson(json)
}

const textMatch = '([@, _id] match text::query($__query) || references($__rawQuery))'
const listProjection = '{_type, _id, _originalId, "orderings": [_updatedAt, order]}'
const ids = (documents: unknown) => (documents as { _id: string }[]).map(({ _id }) => _id)

test('a document list, ordered by a field', async () => {
  const query = `// findability-mvi:5
*[_type in $__types && ${textMatch} && (_type == $type)]${listProjection} | order(orderings[1] asc) [0...$__limit]`
  const params = { __types: ['service'], __limit: 101, __query: '*', __rawQuery: '', type: 'service' }
  expect(ids(await ask(query, params, 'drafts'))).toEqual(['security', 'cloud'])
  expect(ids(await ask(query, { ...params, __query: '' }, 'drafts'))).toEqual(['security', 'cloud'])
  expect(ids(await ask(query, { ...params, __query: 'cyb*', __rawQuery: 'cyb' }, 'drafts'))).toEqual([
    'security',
  ])
})

test('global search, scored and weighted', async () => {
  const query = `// findability-mvi:5
*[_type in $__types] | score(boost(_type in ["service"] && title match text::query($__query), 10), ${textMatch}) [_score > 0]
{_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc) [0...$__limit]`
  const params = {
    __types: ['service', 'page', 'person'],
    __limit: 1001,
    __query: 'cloud soon*',
    __rawQuery: 'cloud soon',
  }
  expect(await ask(query, params, 'drafts')).toMatchObject([{ _id: 'cloud', _originalId: 'drafts.cloud' }])
  expect(ids(await ask(query, { ...params, __query: 'ada', __rawQuery: 'Ada' }, 'drafts'))).toEqual(['ada'])
  const byReference = ids(await ask(query, { ...params, __query: 'none', __rawQuery: 'ada' }, 'drafts'))
  expect(byReference).toEqual(['security'])
})

test('reference search with a filter and preferred ids', async () => {
  const query = `*[_type in $__types && (${textMatch} || references($__refIds)) && (!(_id in $exclude))]${listProjection} | order(_updatedAt desc) [0...$__limit]`
  const params = {
    __types: ['service'],
    __limit: 101,
    __query: 'ada*',
    __rawQuery: 'ada',
    __refIds: ['ada'],
    exclude: ['x'],
  }
  expect(ids(await ask(query, params, 'drafts'))).toEqual(['security'])
})

test('previews of several documents at once', async () => {
  const query = `[*[_id in ["cloud","drafts.cloud"]][0...2]{_id,_rev,_type,title,"a-b": @["a-b"]},*[_id in ["missing"]][0...1]{_id}][0...2]`
  expect(await ask(query)).toMatchObject([[{ _id: 'cloud' }, { _id: 'drafts.cloud', 'a-b': null }], []])
})

test('resolves a document id', async () => {
  expect(await ask('*[sanity::versionOf($publishedId)][0]._type', { publishedId: 'cloud' })).toBe('service')
  const query = '*[sanity::versionOf($publishedId)]|order(_updatedAt)[0]{_id, _type}'
  expect(await ask(query, { publishedId: 'security' })).toEqual({ _id: 'security', _type: 'service' })
  expect(await ask('array::unique(*[references($id)][]._type)', { id: 'ada' })).toEqual(['service'])
  expect(await ask('{"a": defined(*[_id=="ada"]._id)}')).toEqual({ a: true })
  expect(await ask('*[_id in $draftIds]._id', { draftIds: ['drafts.cloud', 'drafts.ada'] })).toEqual([
    'drafts.cloud',
  ])
})

test('documents that refer to this one', async () => {
  const references = '*[references($documentId) && _system.group._ref != $documentId]'
  const query = `{"references":${references}[0...100]{_id,_type},"totalCount":count(${references})}`
  const expected = { references: [{ _id: 'home', _type: 'page' }], totalCount: 1 }
  expect(await ask(query, { documentId: 'cloud' })).toEqual(expected)
  expect(await ask('*[references($docId)][0...101]{_id}', { docId: 'security' })).toEqual([{ _id: 'home' }])
})

test('releases and their documents', async () => {
  const list = `*[_type=="system.release" && _id in path("_.releases.*")] {
    _id, state, "metadata": coalesce(metadata, {"title": "", "releaseType": "undecided"}),
    ...select(length(error.message) > 0 => { error }, {}),
  } | order(_createdAt desc)`
  expect(await ask(list)).toEqual([{ _id: '_.releases.r1', state: 'active', metadata: { title: 'Spring' } }])
  const contents = `{"r1": *[sanity::partOfRelease("r1")]{_updatedAt, "docId": string::split(_id, ".")[2] } | order(_updatedAt desc),}{"_.releases.r1": {"updatedAt": r1[0]._updatedAt, "documentIds": r1[].docId,},}`
  expect(await ask(contents)).toMatchObject({ '_.releases.r1': { documentIds: ['cloud'] } })
  expect(await ask('releases::all()[].name')).toEqual(['r1'])
  expect(await ask('*[sanity::partOfVariant($variantId)]', { variantId: 'v' })).toEqual([])
})

test('assets, tasks, comments, roles and the connection test', async () => {
  expect(
    await ask('*[_type == $documentType && sha1hash == $hash][0]', { documentType: 'x', hash: 'y' }),
  ).toBe(null)
  expect(
    await ask('*[_type == $type &&_id == $ref][0]{mimeType, originalFilename}', { type: 'x', ref: 'y' }),
  ).toBe(null)
  const assets =
    '*[_type == "sanity.imageAsset" && mimeType in ["image/png"]] | order(_updatedAt desc) [0...100] {_id, url, opt}'
  expect(await ask(assets)).toEqual([])
  expect(await ask('*[_type == "system.group"]{members, grants}')).toEqual([])
  expect(await ask('*[_type == "comment" && parentCommentId == "x"]')).toEqual([])
  expect(await ask('*[_type == "tasks.task"] {_id, ...} | order(_createdAt desc)')).toEqual([])
  expect(await ask('*[0]._id')).toBe('_.releases.r1')
  expect(await ask('1')).toBe(1)
})

test('used slugs, as the slug input queries them', async () => {
  const query =
    '!defined(*[_type == $docType && !(_id in [$published, $draft]) && slug.current == $slug][0]._id)'
  const params = { docType: 'service', published: 'x', draft: 'drafts.x', slug: 'cloud' }
  expect(await ask(query, params)).toBe(false)
  expect(await ask(query, { ...params, slug: 'free' })).toBe(true)
})

test('preview secrets by age', async () => {
  const query =
    '*[_type == "sanity.previewUrlSecret" && secret == $secret && dateTime(_updatedAt) > dateTime(now()) - 3600][0]{"studioUrl": source}'
  expect(await ask(query, { secret: 's' })).toEqual({ studioUrl: null })
  expect(
    await ask('*[_type == "sanity.previewUrlSecret" && dateTime(_updatedAt) <= dateTime(now()) - 3600]'),
  ).toEqual([])
})
