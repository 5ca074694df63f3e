import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { getSessionState } from './session-state.ts'

const site = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', site)
afterEach(() => site.mockReset())

const COOKIE = { cookie: '__session=a.b.c' }
const visit = (path: string, headers: Record<string, string> = COOKIE, method = 'GET') =>
  getSessionState(new NextRequest(`http://localhost:3000${path}`, { headers, method }))
const answer = (status: number, body?: object) => () =>
  Promise.resolve(new Response(body ? JSON.stringify(body) : null, { status }))
const asked = () => site.mock.calls.map(([url]) => (url instanceof URL ? url.pathname + url.search : ''))

test('other pages check no session', async () => {
  expect(await visit('/en/contact')).toBe('held')
  expect(await visit('/en/account/profile', {})).toBe('none')
  expect(site).not.toHaveBeenCalled()
})

test.each([
  [200, { signedIn: true }, 'held'],
  [200, { signedIn: false }, 'ended'],
  [503, { error: 'unavailable' }, 'unavailable'],
] as const)('an account page, if the session endpoint answers %s %j: %s', async (status, body, state) => {
  site.mockImplementation(answer(status, body))
  expect(await visit('/ar/account/profile')).toBe(state)
})

test('a connection that was closed in between is opened again', async () => {
  const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' })
  site.mockRejectedValueOnce(new TypeError('fetch failed', { cause }))
  site.mockImplementation(answer(200, { signedIn: true }))
  expect(await visit('/ar/account/profile')).toBe('held')
})

test('the form of an account page reaches its action without a session', async () => {
  expect(await visit('/en/account/review', {}, 'POST')).toBe('held')
  site.mockImplementation(answer(200, { signedIn: false }))
  expect(await visit('/en/account/review', COOKIE, 'POST')).toBe('held')
  site.mockImplementation(answer(503))
  expect(await visit('/en/account/review', COOKIE, 'POST')).toBe('unavailable')
})

test.each([
  ['/en/success', 204, 'held'],
  ['/en/success', 404, 'missing'],
  ['/en/failed', 401, 'ended'],
  ['/en/success', 503, 'held'],
  ['/en/account/order-history/invoice', 404, 'missing'],
  ['/en/account/order-history/invoice', 401, 'ended'],
  ['/en/account/order-history/credit-note', 503, 'unavailable'],
] as const)('%s of an order, if its endpoint answers %s: %s', async (path, status, state) => {
  site.mockImplementation(answer(status))
  expect(await visit(`${path}?order=o&refund=r`)).toBe(state)
  const question = `path=${encodeURIComponent(path.slice(3))}&order=o&refund=r`
  expect(asked()).toEqual([`/api/account/order-pages?${question}`])
})

test('a page after payment is shown without a session; an order named twice is ignored', async () => {
  site.mockImplementation(answer(401))
  expect(await visit('/en/success?order=a&order=b', {})).toBe('none')
  expect(asked()).toEqual(['/api/account/order-pages?path=%2Fsuccess'])
})

test('the product of a review is checked before its page starts', async () => {
  site.mockImplementation(answer(404))
  expect(await visit('/en/account/review?product=unknown')).toBe('missing')
  expect(asked()).toEqual(['/api/account/order-pages?path=%2Faccount%2Freview&product=unknown'])
})

test('the session is unavailable while the site’s own endpoint does not respond', async () => {
  site.mockRejectedValue(new Error('timeout'))
  expect(await visit('/en/account/profile')).toBe('unavailable')
})

test('the key of a tracking link is checked before its page starts', async () => {
  site.mockImplementation(answer(404))
  expect(await visit('/en/order-tracking?key=a.b', {})).toBe('missing')
  expect(asked()).toEqual(['/api/account/order-pages?path=%2Forder-tracking&key=a.b'])
})
