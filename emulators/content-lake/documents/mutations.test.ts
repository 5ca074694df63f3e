import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readDocument } from '../storage/documents.ts'
import { DATASET, openTemporaryLake, ROBOT, type TemporaryLake } from '../testing/temporary-lake.ts'

let open: TemporaryLake
beforeAll(() => {
  open = openTemporaryLake()
})
afterAll(() => open.close())
beforeEach(() =>
  open.mutate([
    { delete: { query: '*' } },
    { create: { _id: 'a', _type: 'note', list: ['x', 'y'], text: 'old' } },
  ]),
)

const read = (id: string) => readDocument(open.lake.database, DATASET, id)
const patchOf = (operations: object) => [{ patch: { id: 'a', ...operations } }]
const mutationError = (mutations: unknown[]) =>
  open.mutate(mutations).then(
    () => undefined,
    (error: { status: number; body: { error: { items?: { index: number; error: object }[] } } }) => ({
      status: error.status,
      ...error.body.error.items?.[0],
    }),
  )

test('a missing id is generated, and an id that ends in a dot is completed', async () => {
  const mutations = [
    { create: { _type: 'note' } },
    { create: { _id: 'drafts.', _type: 'note' } },
    { create: { _id: 'inquiry.', _type: 'note' } },
  ]
  const { results } = await open.mutate(mutations, { principal: ROBOT })
  expect(results.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^[A-Za-z0-9]{22}$/),
    expect.stringMatching(/^drafts\.[A-Za-z0-9]{22}$/),
    expect.stringMatching(/^inquiry\.[A-Za-z0-9]{22}$/),
  ])
})

test.each([
  [
    'a conflict',
    [{ create: { _id: 'a', _type: 'note' } }],
    409,
    { type: 'documentAlreadyExistsError', id: 'a' },
  ],
  [
    'a missing document',
    [{ patch: { id: 'b', set: { n: 1 } } }],
    409,
    { type: 'documentNotFoundError', id: 'b' },
  ],
  [
    'another revision',
    patchOf({ ifRevisionID: 'r0', set: { n: 1 } }),
    409,
    { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: 'r0' },
  ],
  [
    'a reference to nothing',
    [{ create: { _type: 'note', to: [{ _ref: 'nowhere', _key: 'k' }] } }],
    409,
    { type: 'documentReferenceDoesNotExistError', referenceID: 'nowhere' },
  ],
  ['a malformed id', [{ delete: { id: 'a b' } }], 400, { description: 'Malformed document ID: "a b"' }],
  [
    'an id with a part that begins with a dash',
    [{ create: { _id: 'order.-a', _type: 'note' } }],
    400,
    { description: 'Malformed document ID: "order.-a"' },
  ],
  ['an id that is too long', [{ create: { _id: 'x'.repeat(129), _type: 'note' } }], 400, {}],
  ['a missing type', [{ create: { _id: 'b' } }], 400, {}],
  ['an odd attribute', [{ create: { _type: 'note', 'a b': 1 } }], 400, {}],
  [
    'a dangerous attribute',
    [{ create: JSON.parse('{"_type":"note","__proto__":{"x":1}}') as object }],
    400,
    {},
  ],
  ['a stray key in a reference', [{ create: { _type: 'note', to: { _ref: 'a', title: 'x' } } }], 400, {}],
  ['an unknown mutation', [{ upsert: { _id: 'a' } }], 400, {}],
  ['an unknown operation', patchOf({ push: { list: 1 } }), 400, {}],
  ['two mutations in one', [{ create: { _type: 'x' }, delete: { id: 'a' } }], 400, {}],
  ['a new type for a document', patchOf({ set: { _type: 'post' } }), 400, {}],
  ['a broken path', patchOf({ set: { 'list[': 1 } }), 400, {}],
  ['a broken text patch', patchOf({ diffMatchPatch: { text: '@@ nonsense' } }), 400, {}],
  ['a range that would fill the memory', patchOf({ unset: ['list[0:99999999999]'] }), 400, {}],
  ['a path that multiplies', patchOf({ set: { ['[a,b]'.repeat(30)]: 1 } }), 400, {}],
  ['a date that is none', [{ create: { _type: 'note', _createdAt: 'yesterday' } }], 400, {}],
])('%s is refused, by index and in words', async (_what, mutations, status, details) => {
  const before = read('a')
  const refused = await mutationError([{ createIfNotExists: { _id: 'first', _type: 'note' } }, ...mutations])
  expect(refused).toMatchObject({
    status,
    index: 1,
    error: { description: expect.any(String) as string, ...details },
  })
  expect([read('a'), read('first')]).toEqual([before, null])
})

test('the times of documents have no milliseconds', async () => {
  const seconds = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
  await open.mutate([{ create: { _id: 'timed', _type: 'note' } }, { patch: { id: 'timed', set: { n: 1 } } }])
  expect(read('timed')?._createdAt).toMatch(seconds)
  expect(read('timed')?._updatedAt).toMatch(seconds)
})

test('deeply nested values are rejected', async () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown
  expect(await mutationError([{ create: { _type: 'note', deep } }])).toMatchObject({ status: 400 })
})

test('a referenced document cannot be deleted, unless its references are deleted too or are weak', async () => {
  const pointing = (_id: string, more = {}) => ({
    create: { _id, _type: 'note', to: { _ref: 'a', ...more } },
  })
  await open.mutate([pointing('b'), pointing('c', { _weak: true })])
  expect(await mutationError([{ delete: { id: 'a' } }])).toMatchObject({
    status: 409,
    error: { type: 'documentHasExistingReferencesError', id: 'a', referencingIDs: ['b'] },
  })
  await open.mutate([{ delete: { id: 'a' } }, { delete: { id: 'b' } }])
  expect([read('a'), read('b'), read('c')?._id]).toEqual([null, null, 'c'])
})

test('documents of one transaction may refer to each other', async () => {
  const pair = [
    { create: { _id: 'left', _type: 'note', to: { _ref: 'right' } } },
    { create: { _id: 'right', _type: 'note', to: { _ref: 'left' } } },
  ]
  await open.mutate(pair)
  await open.mutate([{ delete: { query: '*[_id in $ids]', params: { ids: ['left', 'right'] } } }])
  expect([read('left'), read('right')]).toEqual([null, null])
})

test('every patch operation works', async () => {
  await open.mutate(
    patchOf({ set: { 'deep.inside': 1, text: 'The quick fox' }, setIfMissing: { text: 'no', n: 1 } }),
  )
  await open.mutate(patchOf({ inc: { n: 4 }, insert: { before: 'list[0]', items: ['w'] } }))
  await open.mutate(patchOf({ dec: { n: 2 }, insert: { replace: 'list[1:3]', items: ['z'] } }))
  await open.mutate(patchOf({ insert: { replace: 'list[7]', items: ['never'] } }))
  await open.mutate(
    patchOf({
      diffMatchPatch: { text: '@@ -1,13 +1,12 @@\n The \n-quick\n+slow\n  fox\n' },
      unset: ['deep.inside'],
    }),
  )
  expect(read('a')).toMatchObject({ n: 3, list: ['w', 'z'], text: 'The slow fox', deep: {} })
})

test('patches and deletions by query change exactly the documents that match', async () => {
  await open.mutate([{ create: { _id: 'b', _type: 'post' } }, { create: { _id: 'c', _type: 'note' } }])
  const query = { query: '*[_type == $type]', params: { type: 'note' } }
  const { results } = await open.mutate([{ patch: { ...query, set: { seen: true } } }])
  expect(results.map(({ id }) => id).sort()).toEqual(['a', 'c'])
  expect(read('b')).not.toHaveProperty('seen')
})

test('the transaction id becomes the revision and cannot be reused', async () => {
  await open.mutate(patchOf({ set: { n: 1 } }), { transactionId: 'mine-1' })
  expect(read('a')?._rev).toBe('mine-1')
  await expect(open.mutate(patchOf({ set: { n: 2 } }), { transactionId: 'mine-1' })).rejects.toMatchObject({
    status: 409,
  })
})

test('concurrent transactions are each all or nothing', async () => {
  const many = Array.from({ length: 50 }, (_, index) =>
    open
      .mutate([
        { create: { _id: `many-${index}`, _type: 'note' } },
        ...(index % 5 === 0 ? [{ create: { _id: 'a', _type: 'note' } }] : []),
      ])
      .then(
        () => true,
        () => false,
      ),
  )
  const accepted = await Promise.all(many)
  expect(accepted.map((_, index) => read(`many-${index}`) !== null)).toEqual(accepted)
  expect(accepted.filter(Boolean)).toHaveLength(40)
})
