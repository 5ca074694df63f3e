import { expect, test } from '@playwright/test'
import { ROUTES } from '../../schemas/shared/routes.ts'
import { siteUrl } from '../e2e/support/addresses.ts'
import { publishedContent } from '../e2e/support/lake.ts'
import { LOCALES } from '../e2e/support/languages.ts'
import { visit } from '../e2e/support/visitor.ts'

test('the sitemap lists every page in every language, and robots.txt refers to it', async () => {
  const robots = await visit('/robots.txt')
  expect(robots.status).toBe(200)
  expect(robots.body).toMatch(/^User-agent: \*$/im)
  expect(robots.body).not.toMatch(/^Disallow: \/$/im)
  expect(robots.body).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)

  const listed = await everyAddress('/sitemap.xml')
  const paths = await publishedContent().fetch<string[]>(
    `array::compact(
      *[_type == "page" && defined(path.current) && seo.noIndex != true && !defined(shows.document)].path.current +
      *[_type == "service" && defined(slug.current) && seo.noIndex != true]{"path": "/services/" + slug.current}.path
    )`,
  )
  expect(paths).toEqual(expect.arrayContaining(['/', '/contact', '/services/cybersecurity']))
  for (const { id } of LOCALES) {
    for (const path of paths) expect(listed).toContain(`${siteUrl}/${id}${path === '/' ? '' : path}`)
  }
  expect(new Set(listed).size, 'no address is listed twice').toBe(listed.length)
  const documents = await publishedContent().fetch<number>(
    'count(*[_type in $types && defined(coalesce(path.current, slug.current)) && seo.noIndex != true && !defined(shows.document)])',
    { types: Object.keys(ROUTES) },
  )
  expect(listed, 'the pages of every type').toHaveLength(documents * LOCALES.length)
})

/** Returns all addresses of a sitemap index. The crawl checks that each responds. */
async function everyAddress(path: string): Promise<string[]> {
  const { status, headers, body } = await visit(path)
  expect(status, path).toBe(200)
  expect(headers.get('content-type')).toContain('xml')
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  if (!body.includes('<sitemapindex')) return addresses
  const parts = await Promise.all(addresses.map((address) => everyAddress(address.slice(siteUrl.length))))
  return parts.flat()
}
