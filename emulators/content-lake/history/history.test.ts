import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'

let open: TemporaryLake
let id: string
let count = 0
beforeAll(() => {
  open = openTemporaryLake()
})
afterAll(() => open.close())
beforeEach(() => {
  id = `note-${++count}`
})

const pair = () => ({ draftId: `drafts.${id}`, publishedId: id })
const action = (name: string, more: object = {}) =>
  open.act({ actionType: `sanity.action.document.${name}`, ...pair(), ...more })
const create = () => action('create', { attributes: { _id: `drafts.${id}`, _type: 'note', title: 'One' } })
const edit = (title: string) => action('edit', { patch: { set: { title } } })
const get = (path: string) => open.request(`/v2025-02-19/data/history/production/${path}`, { as: 'viewer' })
const lines = async (path: string) =>
  (await (await get(path)).text())
    .split('\n')
    .filter(Boolean)
    .map(
      (line) =>
        JSON.parse(line) as { id: string; documentIDs: string[]; effects?: object; mutations?: object[] },
    )
const events = async (of: string, search = '') => {
  const response = await get(`events/documents/${of}?${search}`)
  return (await response.json()) as { events: Record<string, { type: string }[]>; nextCursor: string }
}
const typesOf = async (of: string) => (await events(of)).events[of]?.map(({ type }) => type).reverse()

test('events are listed as Studio expects, for the draft and for the published document', async () => {
  const created = await create()
  const edited = await edit('Two')
  const published = await action('publish')
  await edit('Three')
  await action('discard')
  await action('unpublish')
  await action('publish')
  await action('delete')
  expect(await typesOf(`drafts.${id}`)).toEqual([
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
    'deleteDocumentVersion',
    'createDocumentVersion',
    'publishDocumentVersion',
    'deleteDocumentGroup',
  ])
  expect(await typesOf(id)).toEqual([
    'publishDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'deleteDocumentGroup',
  ])
  const told = (await events(`drafts.${id}`)).events[`drafts.${id}`]?.reverse()
  expect(told?.slice(0, 2)).toMatchObject([
    { versionRevisionId: created.transactionId, author: 'marketer', documentId: id },
    {
      revisionId: published.transactionId,
      versionRevisionId: edited.transactionId,
      publishCause: 'document.publish',
      contributors: ['marketer'],
    },
  ])
})

test('documents edited live have live events', async () => {
  await open.mutate([{ create: { _id: id, _type: 'stock' } }])
  await open.mutate([{ patch: { id, set: { n: 1 } } }])
  expect(await typesOf(id)).toEqual(['createLiveDocument', 'updateLiveDocument'])
})

test('events are paginated', async () => {
  await open.mutate([{ create: { _id: id, _type: 'stock' } }])
  for (let n = 0; n < 4; n++) await open.mutate([{ patch: { id, set: { n } } }])
  const first = await events(id, 'limit=3')
  const second = await events(id, `limit=3&nextCursor=${first.nextCursor}`)
  expect([first.events[id]?.length, second.events[id]?.length, second.nextCursor]).toEqual([3, 2, ''])
  expect((await get(`events/documents/${id}?limit=-1`)).status).toBe(400)
})

test('a document can be read at any revision or time, also after its deletion', async () => {
  const at = async (search: string) => {
    const response = await get(`documents/${id},drafts.${id}?${search}`)
    return ((await response.json()) as { documents: object[] }).documents
  }
  const now = () => new Date().toISOString()
  const { transactionId } = await create()
  expect(await at(`time=${now()}`)).toMatchObject([{ title: 'One', _rev: transactionId }])
  await edit('Two')
  const last = await edit('Three')
  await action('discard')
  expect(await at(`revision=${transactionId}`)).toMatchObject([{ title: 'One', _rev: transactionId }])
  expect(await at('lastRevision=true')).toMatchObject([{ title: 'Three', _rev: last.transactionId }])
  expect(await at(`time=${now()}`)).toEqual([])
  expect(await at('time=2020-01-01T00:00:00Z')).toEqual([])
  expect(await at('revision=unknown')).toEqual([])
})

test('transactions are listed in a range, in either order, with the requested fields', async () => {
  const ids = [(await create()).transactionId]
  for (const title of ['Two', 'Three', 'Four']) ids.push((await edit(title)).transactionId)
  const path = `transactions/${id},drafts.${id}`
  const listed = async (search: string) => (await lines(`${path}?${search}`)).map((line) => line.id)
  expect(await listed('')).toEqual(ids)
  expect(await listed('reverse=true&limit=2')).toEqual([ids[3], ids[2]])
  expect(await listed(`fromTransaction=${ids[1]}&toTransaction=${ids[2]}`)).toEqual([ids[1], ids[2]])
  expect(await listed('fromTransaction=')).toEqual(ids)
  expect(await listed('fromTransaction=unknown')).toEqual([])
  expect(await listed('authors=somebody')).toEqual([])
  const [first] = await lines(`${path}?effectFormat=mendoza&excludeContent=true&excludeMutations=true`)
  expect(first).toMatchObject({ author: 'marketer', effects: { [`drafts.${id}`]: { revert: [0, null] } } })
  expect(first).not.toHaveProperty('mutations')
})

test('transactions can be limited to some documents', async () => {
  await open.mutate([
    { create: { _id: id, _type: 'note' } },
    { create: { _id: `${id}-other`, _type: 'note' } },
  ])
  const [whole] = await lines(`transactions/${id}`)
  const [part] = await lines(`transactions/${id}?includeIdentifiedDocumentsOnly=true`)
  expect([whole?.documentIDs.length, part?.documentIDs, part?.mutations?.length]).toEqual([2, [id], 1])
})

test('a purge deletes a document from history', async () => {
  await create()
  await action('discard', { purge: true })
  expect(await lines(`transactions/drafts.${id}`)).toEqual([])
})

test('a release publishes its versions, whose last revision is the transaction that published them', async () => {
  const releaseId = `spring${count}`
  const versionId = `versions.${releaseId}.${id}`
  await open.act({ actionType: 'sanity.action.release.create', releaseId, metadata: {} })
  await open.act({
    actionType: 'sanity.action.document.version.create',
    publishedId: id,
    document: { _id: versionId, _type: 'note', title: 'New' },
  })
  const { transactionId } = await open.act({ actionType: 'sanity.action.release.publish', releaseId })
  const publication = {
    type: 'publishDocumentVersion',
    publishCause: 'release.publish',
    releaseId,
    versionId,
    revisionId: transactionId,
  }
  for (const of of [id, versionId])
    expect((await events(of)).events[of]?.[0], 'Studio names the release').toMatchObject(publication)
  const response = await get(`documents/${versionId}?lastRevision=true`)
  expect(await response.json()).toMatchObject({ documents: [{ title: 'New', _rev: transactionId }] })
})
