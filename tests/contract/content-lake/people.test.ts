import { afterAll, expect, test } from 'vitest'
import { openTestLake } from './support/open-lake.ts'

const STUDIO = 'http://localhost:3333'

const lake = await openTestLake()
afterAll(() => lake.close())

/** Signs in as Studio does: opens the page, chooses a name, and exchanges the session id for a token. */
async function signIn(person: string): Promise<string> {
  const body = new URLSearchParams({ origin: `${STUDIO}/structure`, person })
  const init = { method: 'POST', body, redirect: 'manual' } as const
  const chosen = await fetch(`${lake.url}/v1/auth/login/local`, init)
  const [address, sid = ''] = chosen.headers.get('location')?.split('#sid=') ?? []
  expect([chosen.status, address]).toEqual([302, `${STUDIO}/structure`])
  const client = lake.client({ token: undefined })
  return (await client.request<{ token: string }>({ url: '/auth/fetch', query: { sid } })).token
}

test('a marketer signs in, has a name, edits, and signs out', async () => {
  const client = lake.client({ token: await signIn('marketer') })
  const me = await client.users.getById('me')
  expect(me).toMatchObject({ id: 'marketer', name: 'Mei Lin', roles: [{ name: 'marketer' }] })
  await client.create({ _id: 'drafts.service', _type: 'service', title: 'Consulting' })
  const product = { _id: 'drafts.lamp', _type: 'product' }
  await expect(client.create(product)).rejects.toMatchObject({ statusCode: 403 })
  await lake.client({ token: await signIn('merchandiser') }).create(product)
  expect(await client.getDocument(product._id)).toMatchObject(product)

  await client.request({ url: '/auth/logout', method: 'POST' })
  await expect(client.request({ url: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 })
})

test('settings of a person are there after another sign-in', async () => {
  const client = lake.client({ token: await signIn('merchandiser') })
  const body = [{ key: 'studio.recent', value: ['a'] }]
  await client.request({ url: '/users/me/keyvalue', method: 'PUT', body })
  const again = lake.client({ token: await signIn('merchandiser') })
  expect(await again.request({ url: '/users/me/keyvalue/studio.recent,studio.other' })).toEqual(body)
})

test.each([
  ['/features', ['contentReleases', 'singleDocRelease', 'advancedDatasetManagement']],
  ['/projects/meridian/new-content-release-allowed', { data: { orgActiveReleaseLimit: null } }],
  ['/subscriptions/project/meridian', null],
  ['/projects/meridian/user-applications', []],
  ['/journey/trial', null],
  ['/journey/announcements', []],
  ['/intake/telemetry-status', { status: 'denied' }],
  ['/schedules/meridian/production', { schedules: [] }],
  ['/help', { resources: {} }],
  ['/check/cors', { result: { allowed: true } }],
])('the lake responds to Studio’s request of %s', async (url, expected) => {
  const result: unknown = await lake.client().request({ url })
  if (expected === null || Array.isArray(expected)) expect(result).toEqual(expected)
  else expect(result).toMatchObject(expected)
})

test('a stream of agent bundles says that there are none, and is not opened again soon', async () => {
  const response = await lake.fetch('/vX/agent/oLocal/bundles/mine/listen')
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(await response.text()).toBe('retry: 86400000\nevent: bundles\ndata: {"bundles":[]}\n\n')
})
