import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../errors.ts'
import { OriginList } from '../http/origins.ts'
import { migrate } from '../storage/migrations.ts'
import { createToken, principalForToken } from '../storage/tokens.ts'
import { WriteLock } from '../storage/write-lock.ts'
import { TEST_DIRECTORY } from '../testing/people.ts'
import type { Lake, Principal } from '../types.ts'
import { addPeople } from './directory.ts'
import { routes } from './routes.ts'

const STUDIO = 'http://localhost:3333'
const signedOut: Principal = { userId: 'anonymous', role: null }
const marketer: Principal = { userId: 'marketer', role: 'editor' }
const merchandiser: Principal = { userId: 'merchandiser', role: 'editor' }

let lake: Lake

beforeEach(() => {
  const database = new DatabaseSync(':memory:')
  migrate(database)
  addPeople(database, TEST_DIRECTORY)
  database.exec(`INSERT INTO datasets (project_id, name, acl_mode, created_at)
    VALUES ('meridian', 'production', 'public', '2026-02-01T00:00:00.000Z')`)
  const writes = new WriteLock()
  const allowedOrigins = new OriginList([STUDIO])
  lake = {
    database,
    directory: TEST_DIRECTORY,
    writes,
    publicUrl: 'http://localhost:4000',
    allowedOrigins,
  } as Lake
})

/** Calls the first route that matches; thrown `ApiError`s become responses, as in the server. */
async function call(method: string, path: string, principal: Principal, init: RequestInit = {}) {
  const url = new URL(`http://localhost:4000/v1${path}`)
  for (const route of routes) {
    const names: string[] = []
    const pattern = route.path.replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'))
    const match = new RegExp(`^/v1${pattern}$`).exec(url.pathname)
    if (route.method !== method || !match) continue
    const pairs = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')])
    const params = { projectId: 'meridian', ...(Object.fromEntries(pairs) as Record<string, string>) }
    const request = new Request(url, { method, ...init })
    try {
      return await route.handle({ request, url, params, apiVersion: '1', principal, lake })
    } catch (error) {
      if (error instanceof ApiError) return Response.json(error.body, { status: error.status })
      throw error
    }
  }
  throw new Error(`no route for ${method} ${path}`)
}

async function choose(person: string, origin: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ person, origin })
  return call('POST', '/auth/login/local', signedOut, { body, headers })
}

test('Studio learns whether it is signed out, or the user’s name and role', async () => {
  expect(await (await call('GET', '/users/me', signedOut)).json()).toEqual({})
  expect((await call('GET', '/auth/id', signedOut)).status).toBe(401)
  expect(await (await call('GET', '/users/me', marketer)).json()).toMatchObject({
    id: 'marketer',
    name: 'Mei Lin',
    email: 'mei.lin@example.com',
    roles: [{ name: 'marketer', title: 'Marketer' }],
  })
})

test('choosing a name returns to Studio with a session id that gets one valid token', async () => {
  const page = await (await call('GET', `/auth/login/local?origin=${STUDIO}/tool`, signedOut)).text()
  for (const name of ['Mei Lin', 'Omar Haddad', 'Grace Bennett']) expect(page).toContain(name)

  const response = await choose('merchandiser', `${STUDIO}/tool`)
  expect(response.status).toBe(302)
  const [address, sid] = (response.headers.get('location') ?? '').split('#sid=')
  expect(address).toBe(`${STUDIO}/tool`)
  expect(sid?.length).toBeGreaterThanOrEqual(20)

  const { token } = (await (await call('GET', `/auth/fetch?sid=${sid}`, signedOut)).json()) as {
    token: string
  }
  expect(principalForToken(lake.database, token)).toEqual(merchandiser)
  expect((await call('GET', `/auth/fetch?sid=${sid}`, signedOut)).status).toBe(401)

  await call('POST', '/auth/logout', merchandiser, { headers: { authorization: `Bearer ${token}` } })
  expect(principalForToken(lake.database, token)).toBeUndefined()
})

test('signing out does not delete a server token', async () => {
  const { token } = createToken(lake.database, 'marketer', 'printed at start')
  await call('POST', '/auth/logout', marketer, { headers: { authorization: `Bearer ${token}` } })
  expect(principalForToken(lake.database, token)).toEqual(marketer)
})

test('a session id expires', async () => {
  const sid = (await choose('marketer', STUDIO)).headers.get('location')?.split('#sid=')[1]
  lake.database.exec('UPDATE sign_ins SET expires_at = 0')
  expect((await call('GET', `/auth/fetch?sid=${sid}`, signedOut)).status).toBe(401)
})

test('sessions are refused to foreign origins, unknown names and foreign forms', async () => {
  expect((await choose('marketer', 'https://evil.example')).status).toBe(403)
  expect((await choose('marketer', 'javascript:alert(1)')).status).toBe(403)
  expect((await choose('marketer', 'not an address')).status).toBe(400)
  expect((await choose('nobody', STUDIO)).status).toBe(400)
  expect((await choose('marketer', STUDIO, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const page = await call(
    'GET',
    `/auth/login/local?origin=${encodeURIComponent(STUDIO + '/"><script>')}`,
    signedOut,
  )
  expect(await page.text()).not.toContain('"><script>')
})

test('settings are stored per person', async () => {
  const body = JSON.stringify([{ key: 'recent', value: [{ id: 'a' }] }])
  const written = await call('PUT', '/users/me/keyvalue', marketer, { body })
  expect(await written.json()).toEqual([{ key: 'recent', value: [{ id: 'a' }] }])
  const read = (principal: Principal) => call('GET', '/users/me/keyvalue/recent,never', principal)
  expect(await (await read(marketer)).json()).toEqual([{ key: 'recent', value: [{ id: 'a' }] }])
  expect(await (await read(merchandiser)).json()).toEqual([])
  expect((await read(signedOut)).status).toBe(401)
  expect((await call('PUT', '/users/me/keyvalue', marketer, { body: '{"key":1}' })).status).toBe(400)
})

test('hostile bodies are rejected', async () => {
  const put = async (body: string) => (await call('PUT', '/users/me/keyvalue', marketer, { body })).status
  const deep = `{"key":"a","value":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  expect([await put('{'), await put(deep), await put(' '.repeat(4_000_001))]).toEqual([400, 400, 413])
  const form = { body: 'x'.repeat(4_000_001) }
  expect((await call('POST', '/auth/login/local', signedOut, form)).status).toBe(413)
})

test('a project lists its members with roles, and a missing project has the error that Studio expects', async () => {
  const project = (await (await call('GET', '/projects/meridian', marketer)).json()) as {
    members: { id: string; roles: { name: string }[]; isCurrentUser: boolean }[]
  }
  const roles = project.members.map(({ id, roles: [role], isCurrentUser }) => [id, role?.name, isCurrentUser])
  expect(roles).toEqual([
    ['marketer', 'marketer', true],
    ['merchandiser', 'merchandiser', false],
    ['administrator', 'administrator', false],
  ])
  const missing = await call('GET', '/projects/elsewhere', marketer)
  expect([missing.status, await missing.json()]).toMatchObject([404, { errorCode: 'SIO-404-PNF' }])
})

test('a request for several users returns the known ones', async () => {
  const users = await (await call('GET', '/users/marketer,ghost,me', merchandiser)).json()
  expect(users).toMatchObject([
    { displayName: 'Mei Lin' },
    { displayName: 'Omar Haddad', isCurrentUser: true },
  ])
  expect(await (await call('GET', '/users/marketer', merchandiser)).json()).toMatchObject({ id: 'marketer' })
})

test('a viewer may read documents and history, an editor may write', async () => {
  const permissions = async (role: Principal['role']) => {
    const response = await call('GET', '/projects/meridian/datasets/production/acl', { userId: 'x', role })
    return ((await response.json()) as { permissions: string[] }[])[0]?.permissions
  }
  expect(await permissions('editor')).toEqual(expect.arrayContaining(['create', 'update']))
  expect(await permissions('viewer')).toEqual(['read', 'history'])
})
