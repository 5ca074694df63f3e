import { afterAll, beforeAll, expect, test } from 'vitest'
import { principalForToken } from '../storage/tokens.ts'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'

const STUDIO = 'http://localhost:3333'

let open: TemporaryLake
beforeAll(() => {
  open = openTemporaryLake()
})
afterAll(() => open.close())

/** Sends a request with a person's or a role's token, or without one. */
const call = (method: string, path: string, as?: string, init: RequestInit = {}) =>
  open.request(`/v1${path}`, { ...init, method, ...(as !== undefined && { as }) })

async function choose(person: string, origin: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ person, origin })
  return call('POST', '/auth/login/local', undefined, { body, headers })
}

test('Studio learns whether it is signed out, or the user’s name and role', async () => {
  expect(await (await call('GET', '/users/me')).json()).toEqual({})
  expect((await call('GET', '/auth/id')).status).toBe(401)
  expect(await (await call('GET', '/users/me', 'marketer')).json()).toMatchObject({
    id: 'marketer',
    name: 'Mei Lin',
    email: 'mei.lin@example.com',
    roles: [{ name: 'marketer', title: 'Marketer' }],
  })
})

test('choosing a name returns to Studio with a session id that gets one valid token', async () => {
  const page = await (await call('GET', `/auth/login/local?origin=${STUDIO}/tool`)).text()
  for (const name of ['Mei Lin', 'Omar Haddad', 'Grace Bennett']) expect(page).toContain(name)

  const response = await choose('merchandiser', `${STUDIO}/tool`)
  expect(response.status).toBe(302)
  const [address, sid] = (response.headers.get('location') ?? '').split('#sid=')
  expect(address).toBe(`${STUDIO}/tool`)
  expect(sid?.length).toBeGreaterThanOrEqual(20)

  const { token } = (await (await call('GET', `/auth/fetch?sid=${sid}`)).json()) as { token: string }
  expect(principalForToken(open.lake.database, token)).toEqual({ userId: 'merchandiser', role: 'editor' })
  expect((await call('GET', `/auth/fetch?sid=${sid}`)).status).toBe(401)

  await call('POST', '/auth/logout', token)
  expect(principalForToken(open.lake.database, token)).toBeUndefined()
})

test('signing out does not delete a server token', async () => {
  await call('POST', '/auth/logout', 'marketer')
  expect((await call('GET', '/auth/id', 'marketer')).status).toBe(200)
})

test('a session id expires', async () => {
  const sid = (await choose('marketer', STUDIO)).headers.get('location')?.split('#sid=')[1]
  open.lake.database.exec('UPDATE sign_ins SET expires_at = 0')
  expect((await call('GET', `/auth/fetch?sid=${sid}`)).status).toBe(401)
})

test('sessions are refused to foreign origins, unknown names and foreign forms', async () => {
  expect((await choose('marketer', 'https://evil.example')).status).toBe(403)
  expect((await choose('marketer', 'javascript:alert(1)')).status).toBe(403)
  expect((await choose('marketer', 'not an address')).status).toBe(400)
  expect((await choose('nobody', STUDIO)).status).toBe(400)
  expect((await choose('marketer', STUDIO, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const page = await call('GET', `/auth/login/local?origin=${encodeURIComponent(STUDIO + '/"><script>')}`)
  expect(await page.text()).not.toContain('"><script>')
})

test('settings are stored per person', async () => {
  const body = JSON.stringify([{ key: 'recent', value: [{ id: 'a' }] }])
  const written = await call('PUT', '/users/me/keyvalue', 'marketer', { body })
  expect(await written.json()).toEqual([{ key: 'recent', value: [{ id: 'a' }] }])
  const read = (as?: string) => call('GET', '/users/me/keyvalue/recent,never', as)
  expect(await (await read('marketer')).json()).toEqual([{ key: 'recent', value: [{ id: 'a' }] }])
  expect(await (await read('merchandiser')).json()).toEqual([])
  expect((await read()).status).toBe(401)
  expect((await call('PUT', '/users/me/keyvalue', 'marketer', { body: '{"key":1}' })).status).toBe(400)
})

test('hostile bodies are rejected', async () => {
  const put = async (body: string) => (await call('PUT', '/users/me/keyvalue', 'marketer', { body })).status
  const deep = `{"key":"a","value":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  expect([await put('{'), await put(deep), await put(' '.repeat(4_000_001))]).toEqual([400, 400, 413])
  const form = { body: 'x'.repeat(4_000_001) }
  expect((await call('POST', '/auth/login/local', undefined, form)).status).toBe(413)
})

test('a project lists its members with roles, and a missing project has the error that Studio expects', async () => {
  const project = (await (await call('GET', '/projects/meridian', 'marketer')).json()) as {
    members: { id: string; roles: { name: string }[]; isCurrentUser: boolean }[]
  }
  const roles = project.members.map(({ id, roles: [role], isCurrentUser }) => [id, role?.name, isCurrentUser])
  expect(roles).toEqual([
    ['marketer', 'marketer', true],
    ['merchandiser', 'merchandiser', false],
    ['administrator', 'administrator', false],
    [expect.any(String), 'editor', false],
    [expect.any(String), 'viewer', false],
  ])
  const missing = await call('GET', '/projects/elsewhere', 'marketer')
  expect([missing.status, await missing.json()]).toMatchObject([404, { errorCode: 'SIO-404-PNF' }])
})

test('a request for several users returns the known ones', async () => {
  const users = await (await call('GET', '/users/marketer,ghost,me', 'merchandiser')).json()
  expect(users).toMatchObject([
    { displayName: 'Mei Lin' },
    { displayName: 'Omar Haddad', isCurrentUser: true },
  ])
  expect(await (await call('GET', '/users/marketer', 'merchandiser')).json()).toMatchObject({
    id: 'marketer',
  })
})

test('a viewer may read documents and history, an editor may write', async () => {
  const permissions = async (role: string) => {
    const response = await call('GET', '/projects/meridian/datasets/production/acl', role)
    return ((await response.json()) as { permissions: string[] }[])[0]?.permissions
  }
  expect(await permissions('editor')).toEqual(expect.arrayContaining(['create', 'update']))
  expect(await permissions('viewer')).toEqual(['read', 'history'])
})
