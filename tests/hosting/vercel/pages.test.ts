import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../schemas/shared/locales.ts'
import { onePageOfEachKind, readSitePages } from '../../../scripts/site-pages.ts'
import { deployment, destination, visit } from './visit.ts'

const pages = onePageOfEachKind(await readSitePages(deployment.siteUrl))

/** Pages that redirect visitors without a session; the wishlist is public. */
const isPrivate = (path: string) => /^\/\w+\/account\/(?!wishlist)/.test(path)
const [closed, open] = [
  pages.filter(({ paths }) => isPrivate(paths.en)),
  pages.filter(({ paths }) => !isPrivate(paths.en)),
]

test('the site map and the menus lead to pages of many kinds', () => {
  expect(open.length).toBeGreaterThan(30)
  expect(closed.length).toBeGreaterThan(0)
})

describe.for(LOCALES.map(({ id, direction }) => [id, direction] as const))('in %s', ([locale, direction]) => {
  test.for(open.map(({ kind, paths }) => [kind, paths[locale]] as const))(
    '%s: %s is a complete page',
    async ([kind, path]) => {
      const { status, headers, body } = await visit(path)
      expect(status).toBe(kind === 'missing page' ? 404 : 200)
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(body.slice(0, 200)).toMatch(
        new RegExp(`^<!DOCTYPE html><html [^>]*lang="${locale}[^>]*dir="${direction}"`),
      )
      expect(/<h1[\s>]/.test(body), 'a heading').toBe(true)
      expect(body.slice(-100)).toMatch(/<\/html>$/)
    },
  )

  test.for(open.map(({ kind, paths }) => [kind, paths[locale]] as const))(
    '%s: %s is rendered by its function on revalidation',
    async ([kind, path]) => {
      const { status, headers, body } = await visit(path, {
        headers: { 'x-prerender-revalidate': deployment.bypassToken },
      })
      expect([status, headers.get('x-vercel-cache')]).toEqual([
        kind === 'missing page' ? 404 : 200,
        'REVALIDATED',
      ])
      expect(/<h1[\s>]/.test(body), 'a heading').toBe(true)
    },
  )

  test.for(closed.map(({ paths }) => paths[locale]))('%s asks visitors to sign in', async (path) => {
    const response = await visit(path)
    const target = `/${locale}/auth/sign-in?returnUrl=${encodeURIComponent(path)}`
    expect([response.status, destination(response)]).toEqual([307, target])
  })
})

describe('a path without a page', () => {
  test('responds with 404, and again', async () => {
    const path = `/en/made-up-${Date.now()}`
    for (const time of ['first', 'second']) expect([time, (await visit(path)).status]).toEqual([time, 404])
  })

  test('is missing for crawlers too', async () => {
    const { status } = await visit(`/en/made-up-${Date.now()}`, { headers: { 'user-agent': 'Bingbot/2.0' } })
    expect(status).toBe(404)
  })

  test.for([
    '/api/made-up-path',
    '/sitemaps/99999.xml',
    '/_next/static/made-up.js',
    '/sharing/en/made-up.png',
  ])('%s responds with 404', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })
})

test('a link loads its page as data, on prefetch and on navigation', async () => {
  const rsc = { rsc: '1' }
  const ahead = { ...rsc, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  for (const headers of [rsc, ahead]) {
    const response = await visit('/en/shop?_rsc=1', { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/x-component/)
    expect(response.body.includes('<html')).toBe(false)
  }
})

test('every script and style of a page is served and cached for a year', async () => {
  const { body } = await visit('/en')
  const assets = [...body.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.(?:js|css|woff2))"/g)].map(
    ([, path = '']) => path,
  )
  expect(assets.length).toBeGreaterThan(3)
  for (const path of new Set(assets)) {
    const { status, headers } = await visit(path)
    expect([path, status, headers.get('cache-control')]).toEqual([
      path,
      200,
      'public,max-age=31536000,immutable',
    ])
  }
})
