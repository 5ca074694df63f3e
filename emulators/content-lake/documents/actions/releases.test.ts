import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readDocument } from '../../storage/documents.ts'
import { DATASET, EDITOR, openTemporaryLake, type TemporaryLake } from '../../testing/temporary-lake.ts'
import type { Perspective } from '../../types.ts'

let open: TemporaryLake
beforeAll(() => {
  open = openTemporaryLake()
})
afterAll(() => open.close())

const release = (kind: string, more: object = {}) => ({
  actionType: `sanity.action.release.${kind}`,
  releaseId: 'spring',
  ...more,
})
const version = (kind: string, more: object) => ({
  actionType: `sanity.action.document.version.${kind}`,
  ...more,
})
const add = (id: string, title: string) =>
  version('create', { publishedId: id, document: { _id: `versions.spring.${id}`, _type: 'note', title } })
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString()

beforeEach(async () => {
  await open.act(release('create', { metadata: { title: 'Spring' } })).catch(() => undefined)
  const state = read('_.releases.spring')?.['state']
  if (state === 'scheduled') await open.act(release('unschedule'))
  await open.mutate([{ delete: { query: '*' } }])
  await open.act(release('create', { metadata: { title: 'Spring' } }))
  await open.mutate([
    { create: { _id: 'home', _type: 'note', title: 'Home' } },
    { create: { _id: 'menu', _type: 'note', title: 'Menu' } },
    { create: { _id: 'old', _type: 'note', title: 'Old' } },
  ])
})

const read = (id: string) => readDocument(open.lake.database, DATASET, id)
const mutationError = (...actions: unknown[]) =>
  open.act(...actions).then(
    () => undefined,
    (error: { status: number; body: { error: { description: string } } }) => ({
      status: error.status,
      says: error.body.error.description,
    }),
  )
const titles = async (perspective: Perspective) => {
  const question = { ...DATASET, params: {}, principal: EDITOR, perspective }
  return (await open.lake.queries.evaluate({ ...question, query: '*[_type == "note"] | order(_id).title' }))
    .result
}

test('a release publishes changed, new and unpublished documents together', async () => {
  await open.act(
    add('home', 'Spring at home'),
    add('sale', 'Sale'),
    version('unpublish', { versionId: 'versions.spring.old', publishedId: 'old' }),
  )
  expect(await titles('published')).toEqual(['Home', 'Menu', 'Old'])
  expect(await titles(['spring', 'drafts'])).toEqual(['Spring at home', 'Menu', 'Sale'])
  const createdAt = read('home')?._createdAt
  const { transactionId } = await open.act(release('publish'))
  expect(await titles('published')).toEqual(['Spring at home', 'Menu', 'Sale'])
  expect(read('home')).toMatchObject({ _rev: transactionId, _createdAt: createdAt })
  expect(read('sale')?._rev).toBe(transactionId)
  expect(read('drafts.old')).toMatchObject({ title: 'Old' })
  expect(read('versions.spring.home')).toBeNull()
  expect(read('_.releases.spring')).toMatchObject({
    state: 'published',
    publishedAt: expect.any(String) as string,
    metadata: { title: 'Spring', releaseType: 'undecided' },
    finalDocumentStates: [
      { id: 'versions.spring.home' },
      { id: 'versions.spring.old' },
      { id: 'versions.spring.sale' },
    ],
  })
  expect(await mutationError(release('publish'))).toMatchObject({ status: 409 })
})

test('a release that breaks a reference is not published at all', async () => {
  await open.mutate([{ create: { _id: 'linking', _type: 'note', to: { _type: 'reference', _ref: 'old' } } }])
  await open.act(
    add('home', 'Spring at home'),
    version('unpublish', { versionId: 'versions.spring.old', publishedId: 'old' }),
  )
  expect(await mutationError(release('publish'))).toMatchObject({ status: 409 })
  expect(read('home')).toMatchObject({ title: 'Home' })
  expect(read('_.releases.spring')).toMatchObject({ state: 'active' })
})

test('a version copies its source once, and only the expected revision', async () => {
  const copy = version('create', { publishedId: 'home', baseId: 'home', versionId: 'versions.spring.home' })
  expect(await mutationError({ ...copy, ifBaseRevisionId: 'older' })).toMatchObject({ status: 409 })
  await open.act({ ...copy, ifBaseRevisionId: read('home')?._rev })
  expect(read('versions.spring.home')).toMatchObject({ title: 'Home' })
  expect(await mutationError(copy)).toMatchObject({ status: 409 })
  await open.act(
    version('replace', { document: { _id: 'versions.spring.home', _type: 'note', title: 'Other' } }),
  )
  expect(read('versions.spring.home')).toMatchObject({ title: 'Other' })
})

test('versions of a scheduled release cannot change until it is unscheduled', async () => {
  await open.act(add('home', 'Spring at home'))
  expect(await mutationError(release('schedule', { publishAt: '2001-01-01T00:00:00Z' }))).toMatchObject({
    status: 400,
  })
  await open.act(release('schedule', { publishAt: IN_AN_HOUR }))
  expect(read('_.releases.spring')).toMatchObject({ state: 'scheduled', publishAt: IN_AN_HOUR })
  expect((await mutationError(add('menu', 'Spring menu')))?.says).toContain('"spring" is scheduled')
  const patching = open.mutate([{ patch: { id: 'versions.spring.home', set: { title: 'Changed' } } }])
  await expect(patching).rejects.toMatchObject({ status: 409 })
  expect(await mutationError(release('archive'))).toMatchObject({ status: 409 })
  await open.act(release('unschedule'))
  await open.act(add('menu', 'Spring menu'))
  expect(read('_.releases.spring')).not.toHaveProperty('publishAt')
})

test('an archived release is restored completely; a deleted one is gone', async () => {
  await open.act(add('home', 'Spring at home'), add('sale', 'Sale'))
  expect(await mutationError(release('delete'))).toMatchObject({ status: 409 })
  await open.act(release('archive'))
  expect(await titles(['spring', 'drafts'])).toEqual(['Home', 'Menu', 'Old'])
  await open.act(release('unarchive'))
  expect(await titles(['spring', 'drafts'])).toEqual(['Spring at home', 'Menu', 'Old', 'Sale'])
  await open.act(release('archive'))
  await open.act(release('delete'))
  expect(read('_.releases.spring')).toBeNull()
})

test('only the metadata of a release can be edited', async () => {
  await open.act(
    release('edit', { patch: { set: { 'metadata.title': 'Summer' }, unset: ['metadata.description'] } }),
  )
  expect(read('_.releases.spring')).toMatchObject({ metadata: { title: 'Summer' }, state: 'active' })
  expect(await mutationError(release('edit', { patch: { set: { state: 'published' } } }))).toMatchObject({
    status: 400,
  })
  expect(await mutationError(release('edit', { patch: { unset: ['name'] } }))).toMatchObject({ status: 400 })
})
