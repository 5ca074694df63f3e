import { afterEach, expect, test } from 'vitest'
import { respond, serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import { siteResponds } from './site.ts'

afterEach(stopServers)

const check = (SITE_URL: string | undefined) => siteResponds({ SITE_URL })

test('accepts a home page, also after a redirect to its language', async () => {
  const site = await serve(({ url }) =>
    new URL(url).pathname === '/' ? respond(307, { location: '/en' }) : respond(200),
  )
  expect(await check(site)).toEqual({ state: 'ok', subject: 'Site', message: `${site} responds` })
})

test('rejects a public http address without a call', async () => {
  const called: unknown[] = []
  const request = (url: unknown) => {
    called.push(url)
    return Promise.resolve(respond(200))
  }
  const { state, message } = await siteResponds({ SITE_URL: 'http://www.example.com' }, request)
  expect([state, message]).toEqual(['fix', expect.stringContaining('https')])
  expect(called).toEqual([])
})

test('reports the origin that a redirect leads to', async () => {
  const www = await serve(() => respond(200))
  const site = await serve(() => respond(308, { location: www }))
  expect(await check(site)).toMatchObject({
    state: 'fix',
    message: expect.stringContaining(`set SITE_URL to ${www}`) as string,
  })
})

test.each([
  [401, 'deployment protection'],
  [500, 'responds with 500'],
])('reports a site that responds with %i', async (status, words) => {
  const site = await serve(() => respond(status))
  expect(await check(site)).toMatchObject({ state: 'fix', message: expect.stringContaining(words) as string })
})

test('reports why a site cannot be reached', async () => {
  const site = await serve(() => respond(200))
  await stopServers()
  expect(await check(site)).toMatchObject({
    state: 'fix',
    message: expect.stringContaining('ECONNREFUSED') as string,
  })
})

test.each([undefined, ''])('without SITE_URL (%j) nothing is checked', async (value) => {
  expect(await check(value)).toMatchObject({ state: 'note', message: 'not checked: set SITE_URL first' })
})
