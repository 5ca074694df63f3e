import { afterEach, expect, test, vi } from 'vitest'
import { GET } from './route.ts'

const site = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', site)
afterEach(() => site.mockReset())

const html = (main: string) =>
  new Response(`<main>${main}</main>`, { headers: { 'content-type': 'text/html; charset=utf-8' } })

const twinOf = (path: string[], headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000/api/markdown/${path.join('/')}`, { headers }), {
    params: Promise.resolve({ path }),
  })

test('the Markdown of a page takes one request for the page', async () => {
  site.mockResolvedValue(html('<h1>联系</h1>'))
  const twin = await twinOf(['zh', 'blog', '%E4%BA%91'])
  expect(twin.status).toBe(200)
  expect(await twin.text()).toBe('# 联系\n')
  expect(twin.headers.get('cache-control')).toBe('no-store')
  expect(site.mock.calls.map(([url]) => (url instanceof URL ? url.href : ''))).toEqual([
    'http://localhost:3000/zh/blog/%E4%BA%91',
  ])
})

test.each([
  ['a twin', ['en', 'contact.md']],
  ['a twin, encoded', ['en', 'contact%2Emd']],
  ['the twin of the home page', ['en.md']],
  ['this endpoint', ['api', 'markdown', 'en', 'contact']],
  ['this endpoint through a language', ['en', '..', 'api', 'markdown', 'en']],
  ['this endpoint through a language, encoded', ['en', '%2E%2E', 'api', 'markdown', 'en']],
  ['another site', ['', 'evil.example', 'en']],
  ['a path that cannot be decoded', ['%']],
  ['a path in a language that cannot be decoded', ['en', '%E0%A4%A']],
])('%s has no twin, and no page is requested', async (_, path) => {
  expect((await twinOf(path)).status).toBe(404)
  expect(site).not.toHaveBeenCalled()
})

test('that request cannot request Markdown again', async () => {
  site.mockImplementation(async (url, init) => {
    expect((await twinOf(['en'], Object.fromEntries(new Headers(init?.headers)))).status).toBe(404)
    return html('<h1>Home</h1>')
  })
  expect((await twinOf(['en'])).status).toBe(200)
  expect(site).toHaveBeenCalledTimes(1)
})

test('a redirect leads to the Markdown of its target, or to another site', async () => {
  const moved = (location: string) => new Response(null, { status: 307, headers: { location } })
  site.mockResolvedValueOnce(moved('/ar/new?a=1')).mockResolvedValueOnce(moved('https://shop.example/x'))
  expect((await twinOf(['ar', 'old'])).headers.get('location')).toBe('http://localhost:3000/ar/new.md?a=1')
  expect((await twinOf(['ar', 'shop'])).headers.get('location')).toBe('https://shop.example/x')
})

test.each([
  ['fails', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['is unavailable', () => Promise.resolve(new Response('', { status: 503 }))],
  ['times out', () => Promise.reject(new Error('timeout'))],
])('while the page %s, the twin responds with 503', async (_, respond) => {
  site.mockImplementation(respond)
  const twin = await twinOf(['en', 'contact'])
  expect(twin.status).toBe(503)
  expect(Number(twin.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('missing pages and other content types have no Markdown', async () => {
  site.mockResolvedValueOnce(new Response('', { status: 404 }))
  expect((await twinOf(['en', 'nothing'])).status).toBe(404)
  site.mockResolvedValueOnce(new Response('<rss/>', { headers: { 'content-type': 'application/rss+xml' } }))
  expect((await twinOf(['en', 'feed.xml'])).status).toBe(404)
})
