import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readDocument } from '../../storage/documents.ts'
import { DATASET, openTemporaryLake, type TemporaryLake } from '../../testing/temporary-lake.ts'
import type { Commit } from '../../types.ts'

let open: TemporaryLake
const commits: Commit[] = []
beforeAll(() => {
  open = openTemporaryLake()
  open.lake.commits.subscribe((commit) => commits.push(commit))
})
afterAll(() => open.close())
beforeEach(async () => {
  await open.mutate([{ delete: { query: '*' } }])
  await open.mutate([{ create: { _id: 'a', _type: 'note', title: 'Published' } }])
  commits.length = 0
})

const read = (id: string) => readDocument(open.lake.database, DATASET, id)
const pair = { draftId: 'drafts.a', publishedId: 'a' }
const edit = { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'Edited' } } }
const publish = { actionType: 'sanity.action.document.publish', ...pair }
const mutationError = (...actions: unknown[]) =>
  open.act(...actions).then(
    () => undefined,
    (error: { status: number; body: object }) => ({ status: error.status, ...error.body }),
  )

test('editing a published document creates a draft as a copy and notifies listeners', async () => {
  await open.act(edit)
  expect(read('drafts.a')).toMatchObject({ title: 'Edited', _createdAt: read('a')?._createdAt })
  expect(read('a')).toMatchObject({ title: 'Published' })
  expect(commits[0]?.changes[0]?.mutations).toMatchObject([
    { create: { _id: 'drafts.a' } },
    { patch: { id: 'drafts.a' } },
  ])
})

test('publishing copies the draft, deletes it, and makes references strong', async () => {
  await open.mutate([{ create: { _id: 'target', _type: 'note' } }])
  const reference = { _ref: 'target', _weak: true, _strengthenOnPublish: { type: 'note' } }
  const staying = { ...reference, _strengthenOnPublish: { type: 'note', weak: true } }
  await open.mutate([
    { create: { _id: 'drafts.a', _type: 'note', title: 'New', to: reference, list: [staying] } },
  ])
  const createdAt = read('a')?._createdAt
  await open.act({
    ...publish,
    ifDraftRevisionId: read('drafts.a')?._rev,
    ifPublishedRevisionId: read('a')?._rev,
  })
  expect(read('drafts.a')).toBeNull()
  expect(read('a')).toMatchObject({ title: 'New', to: { _ref: 'target' }, _createdAt: createdAt })
  expect(read('a')?.['to']).toEqual({ _ref: 'target' })
  expect(read('a')?.['list']).toEqual([{ _ref: 'target', _weak: true }])
})

test('publishing over a newer publication is rejected', async () => {
  await open.act(edit)
  expect(await mutationError({ ...publish, ifPublishedRevisionId: 'older' })).toMatchObject({
    status: 409,
    error: {
      type: 'actionError',
      items: [{ index: 0, error: { type: 'documentRevisionIDDoesNotMatchError' } }],
    },
  })
  expect(read('drafts.a')).not.toBeNull()
})

test('unpublishing creates a draft and does not overwrite an existing one', async () => {
  const unpublish = { actionType: 'sanity.action.document.unpublish', ...pair }
  await open.act(unpublish)
  expect([read('a'), read('drafts.a')?.['title']]).toEqual([null, 'Published'])
  await open.act(publish)
  await open.act(edit)
  await open.act(unpublish)
  expect([read('a'), read('drafts.a')?.['title']]).toEqual([null, 'Edited'])
})

test('deleting must name the drafts that are deleted with the document', async () => {
  const remove = { actionType: 'sanity.action.document.delete', publishedId: 'a' }
  await open.act(edit)
  expect(await mutationError(remove)).toMatchObject({ status: 400 })
  await open.act({ ...remove, includeDrafts: ['drafts.a'] })
  expect([read('a'), read('drafts.a')]).toEqual([null, null])
})

test.each(['sanity.action.document.discard', 'sanity.action.document.version.discard'])(
  '%s deletes the draft',
  async (actionType) => {
    await open.act(edit)
    await open.act({ actionType, draftId: 'drafts.a', versionId: 'drafts.a' })
    expect([read('a')?.['title'], read('drafts.a')]).toEqual(['Published', null])
    expect(await mutationError({ actionType, draftId: 'a', versionId: 'a' })).toMatchObject({ status: 400 })
  },
)

test('a draft is created only for a new document, unless an existing one is ignored', async () => {
  const create = (id: string, ifExists: string) => ({
    actionType: 'sanity.action.document.create',
    publishedId: id,
    attributes: { _id: `drafts.${id}`, _type: 'note', title: 'First' },
    ifExists,
  })
  await open.act(create('b', 'fail'))
  expect(read('drafts.b')).toMatchObject({ title: 'First' })
  expect(await mutationError(create('a', 'fail'))).toMatchObject({ status: 409 })
  await open.act(create('a', 'ignore'))
  expect(read('drafts.a')).toBeNull()
})

test('a deleted document is restored as Studio does it', async () => {
  const attributes = { _id: 'drafts.gone', _type: 'note', title: 'Back' }
  const restoring = { publishedId: 'gone', attributes }
  await open.act(
    { actionType: 'sanity.action.document.create', ...restoring, ifExists: 'fail' },
    { actionType: 'sanity.action.document.replaceDraft', ...restoring },
  )
  expect(read('drafts.gone')).toMatchObject({ title: 'Back' })
})

test.each([
  ['a variant action', { actionType: 'sanity.action.document.variant.create', publishedId: 'a' }],
  ['a version without a base', { actionType: 'sanity.action.document.version.create', publishedId: 'a' }],
  [
    'a release with a name of a perspective',
    { actionType: 'sanity.action.release.create', releaseId: 'drafts' },
  ],
  ['a name of the language', { actionType: 'constructor' }],
  ['no action at all', 'publish'],
  ['ids that do not belong together', { ...publish, draftId: 'drafts.b' }],
])('%s is refused in words, and with it the whole transaction', async (_what, action) => {
  expect(await mutationError(edit, action)).toMatchObject({
    status: 400,
    error: {
      type: 'actionError',
      items: [{ index: 1, error: { description: expect.any(String) as string } }],
    },
  })
  expect(read('drafts.a')).toBeNull()
})
