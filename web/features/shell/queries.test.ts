import { expect, test, vi } from 'vitest'
import { getSiteSettings } from './queries.ts'

const fetchContent = vi.hoisted(() => vi.fn())
vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://www.brotwerk.example' }) }))
vi.mock('#web/sanity/fetch/fetch-private.ts', () => ({ fetchPrivate: vi.fn() }))
vi.mock('#web/sanity/fetch/fetch.ts', () => ({ fetchContent }))
vi.mock('#web/sanity/cache/cache-manifest.ts', async (original) => ({
  ...(await original<object>()),
  applyCachePolicy: vi.fn(),
}))

test.each([
  ['no settings', null, 'www.brotwerk.example', 'www.brotwerk.example'],
  ['a name only', { siteName: 'Brotwerk', tagline: null, copyright: null }, 'Brotwerk', 'Brotwerk'],
])('a site with %s is called by what is known', async (_, found, siteName, tagline) => {
  fetchContent.mockResolvedValueOnce(found)
  expect(await getSiteSettings('en')).toMatchObject({ siteName, tagline })
})

test('a site without settings shows the cart, which settings can turn off', async () => {
  fetchContent.mockResolvedValueOnce(null)
  expect((await getSiteSettings('en')).topBar.showCart).toBe(true)
  fetchContent.mockResolvedValueOnce({ topBar: { showCart: false } })
  expect((await getSiteSettings('en')).topBar.showCart).toBe(false)
})
