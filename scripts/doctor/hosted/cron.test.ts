import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { respond, serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import { ROOT } from '../../settings.ts'
import { cronChecks } from './cron.ts'
import type { Environment } from './define-check.ts'

afterEach(stopServers)

const SECRET = 'the-secret-of-the-timers'

const checkAll = (environment: Environment) => Promise.all(cronChecks.map((check) => check(environment)))
const statesOf = async (environment: Environment) => (await checkAll(environment)).map(({ state }) => state)

test('calls each cron job of vercel.json with its secret', async () => {
  const calls: string[] = []
  const site = await serve(({ url, method, headers }) => {
    const bearer = headers.get('authorization')
    calls.push(`${method} ${new URL(url).pathname} ${bearer ?? 'nothing'}`)
    return respond(bearer === `Bearer ${SECRET}` ? 200 : 401)
  })
  expect(await statesOf({ SITE_URL: site, CRON_SECRET: SECRET })).toEqual(cronChecks.map(() => 'ok'))
  const { crons } = JSON.parse(readFileSync(join(ROOT, 'vercel.json'), 'utf8')) as {
    crons: { path: string }[]
  }
  expect(crons.length).toBeGreaterThan(0)
  expect(calls.sort()).toEqual(crons.map(({ path }) => `GET ${path} Bearer ${SECRET}`).sort())
})

test('reports a cron job that rejects its secret or fails', async () => {
  const closed = await serve(() => respond(401))
  const failing = await serve(() => respond(503))
  const expected: [string, string][] = [
    [closed, 'another CRON_SECRET'],
    [failing, 'responds with 503'],
  ]
  for (const [site, words] of expected) {
    for (const finding of await checkAll({ SITE_URL: site, CRON_SECRET: SECRET }))
      expect(finding).toMatchObject({ state: 'fix', message: expect.stringContaining(words) as string })
  }
})

test('explains how to create a missing CRON_SECRET', async () => {
  for (const finding of await checkAll({ SITE_URL: 'https://www.example.com' }))
    expect(finding).toMatchObject({
      state: 'fix',
      message: expect.stringContaining('openssl rand') as string,
    })
})
