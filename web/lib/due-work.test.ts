import { afterEach, expect, test, vi } from 'vitest'
import { mayDoDueWork, scheduleDueWork } from './due-work.ts'

vi.mock('#web/env.ts', () => ({
  environment: () => ({
    SITE_URL: 'https://meridian.example',
    SIGNING_SECRET: 'site-secret',
    CRON_SECRET: 'platform-secret',
  }),
}))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the site calls each endpoint every minute, but none that is still at work', async () => {
  vi.useFakeTimers()
  const requests: Request[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(new Request(url, init))
    return url.endsWith('/deliver') ? new Promise(() => undefined) : Promise.resolve(new Response())
  })
  scheduleDueWork()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/orders/reconcile',
    '/api/forms/deliver',
    '/api/orders/reconcile',
  ])
  expect(requests.every(mayDoDueWork)).toBe(true)
})

test.each([
  ['platform-secret', true],
  ['site-secret', false],
])('due work needs a secret of its own or that of the platform', (secret, expected) => {
  const headers = { authorization: `Bearer ${secret}` }
  expect(mayDoDueWork(new Request('https://meridian.example/', { headers }))).toBe(expected)
})
