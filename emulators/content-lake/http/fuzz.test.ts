import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'

let open: TemporaryLake
beforeAll(async () => {
  open = openTemporaryLake()
  await open.mutate([{ create: { _id: 'a', _type: 'note', title: 'One', list: [{ _key: 'k', n: 1 }] } }])
})
afterAll(() => open.close())

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 150)

/** Parts of queries, joined in random order. */
const query = fc
  .array(
    fc.constantFrom(
      ...[
        '*',
        '[',
        ']',
        '{',
        '}',
        '(',
        ')',
        '|',
        ',',
        '...',
        '..',
        '->',
        '^',
        '@',
        '.',
        '"a"',
        "'",
        '"',
        '\\',
        '//',
        '\n',
      ],
      ...[
        'order(',
        'score(',
        'select(',
        'geo(',
        'pt(',
        'fn a::b($x) =',
        ';',
        '=>',
        'asc',
        'desc',
        'in',
        'match',
        'path(',
      ],
      ...[
        '_id',
        'title',
        'list[]',
        '$p',
        '1',
        '-',
        '**',
        '1.5e3',
        '!',
        '&&',
        '||',
        '==',
        'null',
        'true',
        'array::unique(',
      ],
      ...[
        'geo::distance(',
        'text::query(',
        'dateTime(',
        'references(',
        'diff::changedAny(',
        '\u0000',
        '😀',
        '__proto__',
      ],
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(' '))

/** Any JSON, and objects with attributes that JavaScript uses for conversion. */
const json = fc.oneof(
  { weight: 5, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc.constantFrom<unknown>(
    { toString: '' },
    [{ toString: '' }],
    { valueOf: 1 },
    { length: -1 },
    { toJSON: '' },
  ),
)
const mutation = fc.oneof(
  json,
  fc.record({ create: fc.oneof(json, fc.record({ _type: fc.string(), _id: fc.string(), a: json })) }),
  fc.record({ delete: fc.oneof(json, fc.record({ id: fc.string() }), fc.record({ query })) }),
  fc.record({
    patch: fc.record(
      {
        id: fc.constant('a'),
        set: fc.dictionary(fc.string(), json),
        unset: fc.array(fc.string()),
        inc: fc.dictionary(fc.string(), json),
        insert: fc.record({ after: fc.string(), items: fc.oneof(json, fc.array(json)) }),
        diffMatchPatch: fc.dictionary(fc.constantFrom('title', 'x'), fc.string()),
      },
      { requiredKeys: ['id'] },
    ),
  }),
)
const action = fc.record({
  actionType: fc.constantFrom(
    ...['create', 'edit', 'publish', 'unpublish', 'discard', 'delete', 'replaceDraft', 'version.create'].map(
      (name) => `sanity.action.document.${name}`,
    ),
    'sanity.action.release.create',
    'nothing',
  ),
  publishedId: fc.oneof(fc.constant('a'), json),
  draftId: fc.oneof(fc.constant('drafts.a'), json),
  attributes: json,
  patch: json,
})

async function statusOf(path: string, init: RequestInit): Promise<number> {
  const response = await open.request(path, { as: 'editor', ...init })
  await response.body?.cancel()
  return response.status
}

const isAnswered = (status: number) => status >= 200 && status < 500
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

test.each<[what: string, path: string, body: fc.Arbitrary<unknown>]>([
  ['queries', '/v2025-10-01/data/query/production', fc.record({ query, params: fc.record({ p: json }) })],
  [
    'texts as queries',
    '/v2025-10-01/data/query/production',
    fc.record({ query: fc.string({ unit: 'binary' }) }),
  ],
  ['mutations', '/v1/data/mutate/production', fc.record({ mutations: fc.array(mutation, { maxLength: 3 }) })],
  ['actions', '/v1/data/actions/production', fc.record({ actions: fc.array(action, { maxLength: 3 }) })],
  ['any JSON as mutations', '/v1/data/mutate/production', json],
])('arbitrary %s are answered, not stumbled over', async (_what, path, bodies) => {
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      expect(await statusOf(path, post(body))).toSatisfy(isAnswered)
    }),
    { numRuns: RUNS },
  )
})

const segment = fc.oneof(
  fc.constantFrom(
    ...[
      'data',
      'query',
      'mutate',
      'doc',
      'production',
      'projects',
      'meridian',
      'datasets',
      'history',
      'listen',
    ],
  ),
  fc.constantFrom(
    ...['documents', 'transactions', 'a', '%', '%00', '..', 'images', 'files', 'users', 'auth', 'hooks', ''],
  ),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
)

test('arbitrary paths, methods and bytes get a response below 500', async () => {
  const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
  const paths = fc.array(segment, { maxLength: 7 }).map((parts) => `/v1/${parts.join('/')}`)
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    json.map((value) => Buffer.from(JSON.stringify(value))),
  )
  const search = fc.dictionary(
    fc.constantFrom('query', 'perspective', '$p', 'limit', 'time', 'tag'),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(methods, paths, search, bytes, async (method, path, parameters, body) => {
      const address = `${path}?${new URLSearchParams(parameters).toString()}`
      const withBody = method !== 'GET' && method !== 'OPTIONS' && { body: new Uint8Array(body) }
      expect(await statusOf(address, { method, ...withBody })).toSatisfy(isAnswered)
    }),
    { numRuns: RUNS * 2 },
  )
})

test('the lake still works afterwards', async () => {
  const response = await open.request('/v2025-10-01/data/query/production?query=1', { as: 'editor' })
  expect(await response.json()).toMatchObject({ result: 1 })
})
