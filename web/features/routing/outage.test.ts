import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'

/** What is known of the lake, and its answer now. */
const lake = { wasAway: true, isAway: true }
vi.mock('#web/cache/lake-health.ts', () => ({
  HEALTH_MAX_AGE_MS: 20,
  isLakeAway: (maxAgeMs: number) => Promise.resolve(maxAgeMs > 20 ? lake.wasAway : lake.isAway),
}))
const { handleOutage, cacheErrorPages } = await import('./outage.ts')

const site = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', site)

afterEach(() => {
  Object.assign(lake, { wasAway: true, isAway: true })
  site.mockReset()
})

const visit = (path: string, init: ConstructorParameters<typeof NextRequest>[1] = {}) =>
  handleOutage(
    new NextRequest(`http://localhost:3000${path}`, { headers: { cookie: '__prerender_bypass=1' }, ...init }),
  )

test('a cached page is served, requested with the visitor’s query and cookies', async () => {
  site.mockResolvedValue(new Response(null, { status: 200 }))
  expect(await visit('/ar/contact?x=1')).toBeNull()
  const [[url, init] = []] = site.mock.calls
  expect(url).toEqual(new URL('http://localhost:3000/ar/contact?x=1'))
  expect(new Headers(init?.headers).get('cookie')).toBe('__prerender_bypass=1')
})

test('a missing page stays missing', async () => {
  site.mockResolvedValue(new Response(null, { status: 404 }))
  expect(await visit('/ar/nothing')).toBeNull()
})

const unavailable = () => new Response('<h1>حدث خطأ</h1>', { status: 200 })

test.each([
  ['fails', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['times out', () => Promise.reject(new Error('timeout'))],
])(
  'a page that %s is replaced by the error page in its language, with 503 and Retry-After',
  async (_, respond) => {
    site.mockImplementation((url) =>
      url instanceof URL && url.pathname === '/ar/unavailable' ? Promise.resolve(unavailable()) : respond(),
    )
    const response = await visit('/ar/services/new')
    expect(response?.status).toBe(503)
    expect(await response?.text()).toBe('<h1>حدث خطأ</h1>')
    expect(response?.headers.get('retry-after')).toBe('10')
    expect(response?.headers.get('cache-control')).toBe('no-store')
  },
)

test.each([
  ['a visit', { method: 'GET' }],
  ['a form posted without JavaScript', { method: 'POST' }],
])('%s of an account page gets the error page at once', async (_, init) => {
  site.mockImplementation(() => Promise.resolve(unavailable()))
  const response = await visit('/zh/account/profile', init)
  expect(response?.status).toBe(503)
  expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(site.mock.calls.map(([url]) => (url instanceof URL ? url.pathname : ''))).toEqual([
    '/zh/unavailable',
  ])
})

test('an account form posted by script gets the response of its action', async () => {
  expect(await visit('/zh/account/profile', { method: 'POST', headers: { 'next-action': '0' } })).toBeNull()
})

test('without an error page the request goes to Next', async () => {
  site.mockResolvedValue(new Response(null, { status: 500 }))
  expect(await visit('/ar/services/new')).toBeNull()
})

test('the request of the proxy itself is not checked again', async () => {
  site.mockImplementation(async (url, init) => {
    expect(await visit('/en/new', { headers: new Headers(init?.headers) })).toBeNull()
    return new Response(null, { status: 500 })
  })
  await visit('/en/new')
  expect(site).toHaveBeenCalled()
})

test('without an outage, and for other posts, nothing is checked', async () => {
  expect(await visit('/en/contact', { method: 'POST' })).toBeNull()
  lake.wasAway = false
  expect(await visit('/en/contact')).toBeNull()
  expect(site).not.toHaveBeenCalled()
})

test('an outage that has just ended refuses no page', async () => {
  lake.isAway = false
  expect(await visit('/en/account/profile')).toBeNull()
  expect(site).not.toHaveBeenCalled()
})

test('the error pages are requested until the site has answered each of them', async () => {
  vi.useFakeTimers()
  site.mockResolvedValue(new Response(null, { status: 500 }))
  await cacheErrorPages()
  site.mockImplementation(() => Promise.resolve(unavailable()))
  await vi.advanceTimersByTimeAsync(60_000)
  const paths = site.mock.calls.map(([url]) => (url instanceof URL ? url.pathname : ''))
  expect(paths).toEqual([1, 2].flatMap(() => ['/zh', '/en', '/ar'].map((prefix) => `${prefix}/unavailable`)))
  vi.useRealTimers()
})
