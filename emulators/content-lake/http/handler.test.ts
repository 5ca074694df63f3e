import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'
import { createHandler } from './handler.ts'

let open: TemporaryLake
beforeAll(() => {
  open = openTemporaryLake()
})
afterAll(() => open.close())

const origin = 'http://localhost:3333'

test.each([
  ['an address that does not exist', 'GET', '/v1/nothing/here', undefined, 404],
  ['a method that does not exist', 'DELETE', '/v1/data/query/production', undefined, 405],
  ['a dataset that does not exist', 'GET', '/v1/data/query/elsewhere?query=*', undefined, 404],
  ['broken percent-encoding', 'GET', '/v1/data/doc/production/%E0%A4%A', undefined, 400],
  ['a path that climbs', 'GET', '/v1/data/doc/production/..%2f..%2fetc%2fpasswd', undefined, 200],
  ['no query', 'GET', '/v1/data/query/production', undefined, 400],
  ['a parameter that is no JSON', 'GET', '/v1/data/query/production?query=*&$id=x', undefined, 400],
  [
    'a perspective that is none',
    'GET',
    '/v1/data/query/production?query=*&perspective=a%20b',
    undefined,
    400,
  ],
  ['malformed JSON', 'POST', '/v1/data/mutate/production', '{"mutations":', 400],
  ['JSON that is no object', 'POST', '/v1/data/mutate/production', '[]', 400],
  ['no mutations', 'POST', '/v1/data/mutate/production', '{}', 400],
  ['mutations of the wrong type', 'POST', '/v1/data/mutate/production', '{"mutations":"x"}', 400],
  ['null for a mutation', 'POST', '/v1/data/mutate/production', '{"mutations":[null]}', 400],
  ['no actions', 'POST', '/v1/data/actions/production', '{"actions":[]}', 400],
  ['too large a body', 'POST', '/v1/data/mutate/production', `{"mutations":"${'x'.repeat(4_000_000)}"}`, 413],
  ['history without a range', 'GET', '/v1/data/history/production/documents/a', undefined, 400],
  ['history at no time', 'GET', '/v1/data/history/production/documents/a?time=then', undefined, 400],
  ['a listener to nonsense', 'GET', '/v1/data/listen/production?query=*[', undefined, 200],
])('%s gets an answer in words', async (_what, method, path, body, status) => {
  const response = await open.request(path, { as: 'editor', method, body })
  expect(response.status).toBe(status)
  const text = await response.text()
  if (status >= 400) {
    expect(JSON.parse(text)).toSatisfy(
      (answer: { message?: string; error?: { description?: string } }) =>
        !!(answer.message ?? answer.error?.description),
    )
  }
})

test('an internal error is reported to the operator, and the caller learns only that it happened', async () => {
  const reported: unknown[] = []
  const broken = {
    method: 'GET' as const,
    path: '/broken',
    handle: () => {
      throw new Error('secret detail')
    },
  }
  const handle = createHandler(open.lake, [broken], (error) => reported.push(error))
  const response = await handle(new Request('http://localhost/v1/broken'))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(reported).toHaveLength(1)
})

test('browsers of this machine may call, with credentials and any header; others may not', async () => {
  const asked = { origin, 'access-control-request-headers': 'authorization, x-sanity-project-id' }
  const preflight = await open.request('/v1/data/query/production', { method: 'OPTIONS', headers: asked })
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': asked['access-control-request-headers'],
  })
  const failed = await open.request('/v1/nothing', { headers: { origin } })
  expect(failed.headers.get('access-control-allow-origin')).toBe(origin)
  for (const stranger of ['https://evil.example', 'http://localhost.evil.example:3333', 'null']) {
    const response = await open.request('/v1/ping', { headers: { origin: stranger } })
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  }
})

test.each([
  [undefined, 'GET', '/data/query/production?query=*', 200],
  ['forged', 'GET', '/data/query/production?query=*', 401],
  [undefined, 'POST', '/data/mutate/production', 403],
  [undefined, 'POST', '/data/import/production', 401],
  ['viewer', 'POST', '/data/mutate/production', 403],
  [undefined, 'GET', '/data/history/production/transactions/a', 401],
  ['viewer', 'GET', '/data/history/production/transactions/a', 200],
  [undefined, 'GET', '/projects/meridian/datasets', 401],
  ['editor', 'PUT', '/projects/meridian/datasets/staging', 403],
  ['editor', 'GET', '/projects/meridian/tokens', 403],
  [undefined, 'GET', '/data/live/events/production?includeDrafts=true', 401],
])('%s %s %s: %i', async (as, method, path, status) => {
  const body = method === 'POST' ? '{"mutations":[]}' : undefined
  const response = await open.request(`/v2025-10-01${path}`, { as, method, body })
  await response.body?.cancel()
  expect(response.status).toBe(status)
})
