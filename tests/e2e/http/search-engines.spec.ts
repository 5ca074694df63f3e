import { expect, test } from '@playwright/test'
import { siteUrl } from '../support/addresses.ts'
import { LOCALES } from '../support/languages.ts'
import { lakeClient } from '../support/lake.ts'
import { visit } from '../support/visitor.ts'

const PATHS = ['', '/contact', '/services/cybersecurity']

/** The `<link>` elements of a page's head, by their attributes. */
function links(html: string): Record<string, string>[] {
  return [...html.matchAll(/<link ([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    ),
  )
}

function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
}

for (const { id } of LOCALES) {
  test(`each page names itself and its twins in ${id}`, async () => {
    for (const path of PATHS) {
      const { status, body } = await visit(`/${id}${path}`)
      expect(status).toBe(200)
      const found = links(body)
      expect(found.find(({ rel }) => rel === 'canonical')?.href).toBe(`${siteUrl}/${id}${path}`)
      const alternates = found.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
        ...Object.fromEntries(LOCALES.map((locale) => [locale.id, `${siteUrl}/${locale.id}${path}`])),
        'x-default': `${siteUrl}/en${path}`,
      })
      expect(meta(body, 'description')?.length, `description of ${path}`).toBeGreaterThan(20)
      expect(meta(body, 'og:url')).toBe(`${siteUrl}/${id}${path}`)
      expect(meta(body, 'og:title')?.length).toBeGreaterThan(3)
      expect(meta(body, 'robots') ?? 'index').not.toContain('noindex')
    }
  })
}

test('the sitemap lists every page in every language, and robots.txt leads to it', async () => {
  const robots = await visit('/robots.txt')
  expect(robots.status).toBe(200)
  expect(robots.body).toMatch(/^User-agent: \*$/im)
  expect(robots.body).not.toMatch(/^Disallow: \/$/im)
  expect(robots.body).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)

  const listed = await everyAddress('/sitemap.xml')
  const paths = await lakeClient('viewer').fetch<string[]>(
    `array::compact(
      *[_type == "page" && defined(path.current) && seo.noIndex != true && !defined(shows.document) && !(_id in path("drafts.**"))].path.current +
      *[_type == "service" && defined(slug.current) && seo.noIndex != true && !(_id in path("drafts.**"))]{"path": "/services/" + slug.current}.path
    )`,
  )
  expect(paths).toEqual(expect.arrayContaining(['/', '/contact', '/services/cybersecurity']))
  for (const { id } of LOCALES) {
    for (const path of paths) expect(listed).toContain(`${siteUrl}/${id}${path === '/' ? '' : path}`)
  }
  expect(new Set(listed).size, 'no address is listed twice').toBe(listed.length)
})

/** Follows an index of sitemaps to all addresses. That each of them answers is for the crawl to show. */
async function everyAddress(path: string): Promise<string[]> {
  const { status, headers, body } = await visit(path)
  expect(status, path).toBe(200)
  expect(headers.get('content-type')).toContain('xml')
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  if (!body.includes('<sitemapindex')) return addresses
  const parts = await Promise.all(addresses.map((address) => everyAddress(address.slice(siteUrl.length))))
  return parts.flat()
}
