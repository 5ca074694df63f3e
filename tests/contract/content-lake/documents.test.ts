import type { ClientError } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSubject, type Subject } from './support/subject.ts'

let subject: Subject
let type: string
let count = 0
beforeAll(async () => {
  subject = await openSubject()
  type = `${subject.name}Note`
})
afterAll(() => subject.close())

const newId = () => `${subject.name}-${++count}`
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ClientError) => ({ status: error.statusCode, details: error.details as unknown }),
  )

test('a document is created, read, replaced and deleted', async () => {
  const _id = newId()
  const created = await subject.editor.create({ _id, _type: type, title: 'One' })
  expect(created).toMatchObject({ _id, title: 'One', _rev: expect.any(String) as string })
  expect(Date.parse(created._createdAt)).not.toBeNaN()
  expect(await subject.editor.getDocument(_id)).toEqual(created)
  await subject.editor.createIfNotExists({ _id, _type: type, title: 'Ignored' })
  const replaced = await subject.editor.createOrReplace({ _id, _type: type, name: 'Two' })
  expect(replaced).not.toHaveProperty('title')
  expect(await subject.editor.getDocuments([_id, 'missing-one'])).toEqual([replaced, null])
  await subject.editor.delete(_id)
  expect(await subject.editor.getDocument(_id)).toBeUndefined()
})

test('a patch applies its operations and returns the document', async () => {
  const _id = newId()
  await subject.editor.create({
    _id,
    _type: type,
    n: 1,
    list: [
      { _key: 'a', v: 1 },
      { _key: 'b', v: 2 },
    ],
  })
  const patched = await subject.editor
    .patch(_id)
    .set({ 'list[_key=="a"].v': 10, title: 'T' })
    .setIfMissing({ title: 'no', seo: {} })
    .inc({ n: 2 })
    .unset(['list[_key=="b"].v'])
    .append('list', [{ _key: 'c', v: 3 }])
    .commit()
  expect(patched).toMatchObject({
    n: 3,
    title: 'T',
    seo: {},
    list: [{ _key: 'a', v: 10 }, { _key: 'b' }, { _key: 'c', v: 3 }],
  })
})

test('array keys are generated on request', async () => {
  const document = await subject.editor.create(
    { _type: type, list: [{ v: 1 }, { _key: 'own', v: 2 }] },
    { autoGenerateArrayKeys: true },
  )
  const { list } = document as unknown as { list: { _key?: string }[] }
  expect(list.map(({ _key }) => _key)).toEqual([expect.stringMatching(/.+/), 'own'])
})

test('a transaction is all or nothing and returns its documents', async () => {
  const [one, two] = [newId(), newId()]
  const result = await subject.editor
    .transaction()
    .create({ _id: one, _type: type })
    .create({ _id: two, _type: type })
    .commit()
  expect(result.documentIds).toEqual([one, two])
  const three = newId()
  const conflict = subject.editor
    .transaction()
    .create({ _id: three, _type: type })
    .create({ _id: one, _type: type })
  expect(await refused(conflict.commit())).toMatchObject({
    status: 409,
    details: {
      type: 'mutationError',
      items: [{ index: 1, error: { type: 'documentAlreadyExistsError', id: one } }],
    },
  })
  expect(await subject.editor.getDocument(three)).toBeUndefined()
})

test('a patch with an outdated revision is rejected', async () => {
  const { _id, _rev } = await subject.editor.create({ _id: newId(), _type: type, n: 0 })
  const patch = () => subject.editor.patch(_id).ifRevisionId(_rev).inc({ n: 1 }).commit()
  const outcomes = await Promise.all([patch(), patch(), patch()].map((one) => refused(one)))
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
  expect(outcomes.find((outcome) => outcome !== undefined)).toMatchObject({
    status: 409,
    details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
  })
  expect(await subject.editor.getDocument(_id)).toMatchObject({ n: 1 })
})

test('strong references are enforced', async () => {
  const [target, source] = [newId(), newId()]
  const pointing = { _id: source, _type: type, to: { _type: 'reference', _ref: target } }
  expect(await refused(subject.editor.create(pointing))).toMatchObject({ status: 409 })
  await subject.editor.create({ _id: target, _type: type })
  await subject.editor.create(pointing)
  expect(await refused(subject.editor.delete(target))).toMatchObject({
    status: 409,
    details: { items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: [source] } }] },
  })
})

test('a dry run returns the result and changes nothing', async () => {
  const _id = newId()
  const created = await subject.editor.create({ _id, _type: type }, { dryRun: true })
  expect(created).toMatchObject({ _id, _type: type })
  expect(await subject.editor.getDocument(_id)).toBeUndefined()
})

test('a write is visible to the next query', async () => {
  const slug = newId()
  await subject.editor.create({ _type: type, slug: { current: slug }, title: 'Found' })
  const query = '*[_type == $type && slug.current == $slug][0].title'
  expect(await subject.editor.fetch(query, { type, slug })).toBe('Found')
})

test('a query too long for a URL works too', async () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `${subject.name}-nobody-${index}`)
  expect(await subject.editor.fetch('count(*[_id in $ids])', { ids })).toBe(0)
})

test('perspectives show the right documents', async () => {
  const _id = newId()
  await subject.editor.create({ _id, _type: type, title: 'Published' })
  await subject.editor.create({ _id: `drafts.${_id}`, _type: type, title: 'Draft' })
  const titles = (perspective: 'raw' | 'published' | 'drafts') =>
    subject.editor.fetch<string[]>('*[_id in [$id, "drafts." + $id]].title', { id: _id }, { perspective })
  expect((await titles('raw')).sort()).toEqual(['Draft', 'Published'])
  expect(await titles('published')).toEqual(['Published'])
  expect(await titles('drafts')).toEqual(['Draft'])
})

test('without a token published documents are readable and nothing is writable', async () => {
  const _id = newId()
  await subject.editor.create({ _id, _type: type })
  await subject.editor.create({ _id: `drafts.${_id}`, _type: type })
  const ids = await subject.anonymous.fetch<string[]>('*[_id in [$id, "drafts." + $id]]._id', { id: _id })
  expect(ids).toEqual([_id])
  expect(await subject.anonymous.getDocument(`drafts.${_id}`)).toBeUndefined()
  expect(await refused(subject.anonymous.create({ _type: type }))).toMatchObject({
    status: expect.any(Number) as number,
  })
})

test.each(['*[_type == ', 'count(*[', '*{"a": '])(
  'the incomplete query %s ends where something is missing',
  async (query) => {
    expect(await refused(subject.editor.fetch(query))).toMatchObject({
      status: 400,
      details: { description: 'unexpected end-of-file, expected expression', start: query.length },
    })
  },
)

test('a syntax error of a query has its position', async () => {
  const refusal = await refused(subject.editor.fetch('*[_type == ]'))
  expect(refusal).toMatchObject({
    status: 400,
    details: { type: 'queryParseError', query: '*[_type == ]', start: expect.any(Number) as number },
  })
})
