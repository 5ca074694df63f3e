import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLake } from '../lake.ts'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'

let open: TemporaryLake
beforeAll(() => {
  open = openTemporaryLake()
})
afterAll(() => open.close())

const PROJECT = '/v1/projects/meridian'

async function ask(method: string, path: string, body?: object, as = 'administrator') {
  const response = await open.request(path, { method, as, ...(body ? { body: JSON.stringify(body) } : {}) })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as unknown }
}

/** Returns what a browser may do on a page of that origin. */
async function allowance(origin: string) {
  const asked = { origin, 'access-control-request-headers': 'authorization,content-type' }
  const { headers } = await open.request('/v1/users/me', { method: 'OPTIONS', headers: asked })
  return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')]
}

test('an added origin may call until it is deleted, with tokens only when allowed', async () => {
  const origins = `${PROJECT}/cors`
  expect(await allowance('https://a.studio.example')).toEqual([null, null])
  const added = await ask('POST', origins, { origin: 'https://*.studio.example', allowCredentials: true })
  expect(added).toMatchObject({ status: 201, body: { origin: 'https://*.studio.example' } })
  await ask('POST', origins, { origin: 'https://site.example:*', allowCredentials: false })
  const all = 'authorization,content-type'
  expect(await allowance('https://a.studio.example')).toEqual(['https://a.studio.example', all])
  expect(await allowance('https://site.example:8443')).toEqual(['https://site.example:8443', 'content-type'])
  for (const stranger of [
    'https://studio.example.evil',
    'https://evil/.studio.example',
    'http://site.example',
  ])
    expect(await allowance(stranger)).toEqual([null, null])
  const { id } = added.body as { id: number }
  expect(await ask('DELETE', `${origins}/${id}`)).toMatchObject({ status: 200 })
  expect(await allowance('https://a.studio.example')).toEqual([null, null])
})

test('origins of the command line cannot be deleted, duplicates are not added, and only administrators add origins', async () => {
  const origins = `${PROJECT}/cors`
  const { body } = await ask('GET', origins)
  const [local] = body as { id: string; origin: string }[]
  expect(local?.origin).toBe('http://localhost:*')
  expect(await ask('DELETE', `${origins}/${local?.id ?? ''}`)).toMatchObject({ status: 409 })
  const twice = { origin: 'https://twice.example' }
  expect((await ask('POST', origins, twice)).status).toBe(201)
  expect((await ask('POST', origins, twice)).status).toBe(409)
  expect((await ask('POST', origins, { origin: 'twice.example' })).status).toBe(400)
  expect((await ask('POST', origins, { origin: 'https://editor.example' }, 'editor')).status).toBe(403)
})

test('origins, tokens and aliases survive a restart', async () => {
  const first = openTemporaryLake()
  const send = (path: string, method: string, body: object) =>
    first.request(path, { method, as: 'administrator', body: JSON.stringify(body) })
  await send(`${PROJECT}/cors`, 'POST', { origin: 'https://kept.example', allowCredentials: true })
  await send(`${PROJECT}/aliases/live`, 'PUT', { datasetName: 'production' })
  await first.stop()
  const second = createLake({ dataDirectory: first.directory, publicUrl: 'http://localhost:4000' })
  const request = new Request('http://localhost:4000/v1/data/query/~live?query=count(*)&projectId=meridian', {
    headers: { origin: 'https://kept.example' },
  })
  const response = await second.handle(request)
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
  expect(await response.json()).toMatchObject({ result: 0 })
  await second.close()
})

test('a rotated token has a new secret, and the old one is invalid', async () => {
  const robots = '/v2025-07-11/access/project/meridian/robots'
  const memberships = [{ resourceType: 'project', resourceId: 'meridian', roleNames: ['editor'] }]
  const { body } = await ask('POST', robots, { label: 'Robot', memberships })
  const { id, token } = body as { id: string; token: string }
  const rotated = await ask('POST', '/v2025-07-11/access/robots/me/rotate', undefined, token)
  expect(rotated).toMatchObject({ status: 200, body: { id, label: 'Robot' } })
  expect((await ask('GET', '/v1/users/me', undefined, token)).status).toBe(401)
  const { token: fresh } = rotated.body as { token: string }
  expect(await ask('GET', '/v1/users/me', undefined, fresh)).toMatchObject({ body: { role: 'editor' } })
  expect((await ask('POST', '/v2025-07-11/access/robots/me/rotate', undefined, 'marketer')).status).toBe(403)
  expect((await ask('POST', robots, { label: 'R', memberships, expiresAt: '2030-01-01' })).status).toBe(400)
  const members = async () => JSON.stringify((await ask('GET', PROJECT)).body)
  const countRobots = async () => (await members()).split('"isRobot":true').length - 1
  const before = await countRobots()
  await ask('DELETE', `${robots}/${id}`)
  expect(await countRobots()).toBe(before - 1)
  const custom = [{ resourceType: 'project', resourceId: 'meridian', roleNames: ['marketer'] }]
  expect((await ask('POST', robots, { label: 'R', memberships: custom })).status).toBe(400)
  expect((await ask('GET', robots, undefined, 'editor')).status).toBe(403)
})

test('an alias resolves to its dataset until it is relinked or the dataset is deleted', async () => {
  await ask('PUT', `${PROJECT}/datasets/autumn`)
  await open.mutate([{ create: { _id: 'here', _type: 'note' } }])
  const count = async () =>
    (await ask('GET', '/v1/data/query/~season?query=count(*)&projectId=meridian')).body as object
  expect(await count()).toMatchObject({ statusCode: 404 })
  const alias = `${PROJECT}/aliases/season`
  await ask('PUT', alias, { datasetName: 'production' })
  expect(await count()).toMatchObject({ result: 1 })
  expect((await ask('PUT', alias)).status).toBe(409)
  expect((await ask('PATCH', alias, { datasetName: 'nowhere' })).status).toBe(404)
  expect((await ask('PATCH', alias, { datasetName: 'autumn' }, 'editor')).status).toBe(403)
  await ask('PATCH', alias, { datasetName: 'autumn' })
  expect(await count()).toMatchObject({ result: 0 })
  await ask('DELETE', `${PROJECT}/datasets/autumn`)
  expect(await count()).toMatchObject({ statusCode: 404 })
  expect((await ask('GET', `${PROJECT}/aliases`)).body).toEqual([{ name: 'season', datasetName: null }])
})

test('a dataset that two requests delete at once is removed once', async () => {
  await ask('PUT', `${PROJECT}/datasets/winter`)
  const of = { projectId: 'meridian', dataset: 'winter' }
  const removed: string[] = []
  const unsubscribe = open.lake.removals.subscribe((_, dataset) => removed.push(dataset))
  await Promise.all([open.lake.removals.remove(of), open.lake.removals.remove(of)])
  expect(removed).toEqual(['winter'])
  unsubscribe()
})

test.each([
  ['GET', `${PROJECT}/tokens`],
  ['POST', `${PROJECT}/tokens`, { label: 'Token' }],
  ['DELETE', `${PROJECT}/tokens/1`],
  ['GET', '/v2025-07-11/access/project/meridian/robots'],
  ['POST', '/v2025-07-11/access/project/meridian/robots', { label: 'Robot' }],
  ['DELETE', '/v2025-07-11/access/project/meridian/robots/1'],
  ['DELETE', `${PROJECT}/cors/1`],
  ['PUT', `${PROJECT}/datasets/spring`],
  ['PATCH', `${PROJECT}/datasets/spring`, { aclMode: 'private' }],
  ['DELETE', `${PROJECT}/datasets/spring`],
])('only administrators may %s %s', async (method, path, body?: object) => {
  expect((await ask(method, path, body, 'editor')).status).toBe(403)
})

test.each(['datasets', 'datasets/production', 'cors'])('%s cannot be read without a token', async (path) => {
  expect((await open.request(`${PROJECT}/${path}`)).status).toBe(401)
})

test('a private dataset is read with a token only, and nothing is written without one', async () => {
  const project = 'projectId=meridian'
  await ask('PUT', `${PROJECT}/datasets/private`, { aclMode: 'private' })
  const mutate = { mutations: [{ create: { _id: 'secret', _type: 'note' } }] }
  const path = `/v1/data/mutate/private?${project}`
  const body = JSON.stringify(mutate)
  expect((await open.request(path, { method: 'POST', body })).status).toBe(403)
  expect(await ask('POST', path, mutate)).toMatchObject({ status: 200 })
  const query = `/v1/data/query/private?query=count(*)&${project}`
  expect((await ask('GET', query)).body).toMatchObject({ result: 1 })
  expect((await open.request(query)).status).toBe(401)
  const document = `/v1/data/doc/private/secret?${project}`
  expect((await ask('GET', document)).body).toMatchObject({ documents: [{ _id: 'secret' }] })
  expect(await (await open.request(document)).json()).toMatchObject({ documents: [] })
})
