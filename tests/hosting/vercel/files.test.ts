import { expect, test } from 'vitest'
import { LOCALES } from '../../../schemas/shared/locales.ts'
import { deployment, visit } from './visit.ts'

test.for(LOCALES.map(({ id }) => id))('a page has its own sharing image in %s', async (locale) => {
  const { body } = await visit(`/${locale}/services/cybersecurity`)
  const address = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? ''
  expect(address).toBe(`${deployment.siteUrl}/sharing/${locale}/services/cybersecurity.png`)
  const response = await fetch(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const picture = Buffer.from(await response.arrayBuffer())
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})

test('the images of a page come from the content lake', async () => {
  const { body } = await visit('/en')
  const source = /<img [^>]*src="(http[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URL(source).origin).toBe(deployment.lakeUrl)
  const response = await fetch(source)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^image\//)
})

test('the site map lists pages in every language', async () => {
  const index = await visit('/sitemap.xml')
  const part = new URL(/<loc>([^<]+)<\/loc>/.exec(index.body)?.[1] ?? '')
  expect(part.origin).toBe(deployment.siteUrl)
  const { status, headers, body } = await visit(part.pathname)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml'])
  for (const { id } of LOCALES)
    expect(body).toContain(`<loc>${deployment.siteUrl}/${id}/services/cybersecurity</loc>`)
})

test('robots.txt lists the sitemap', async () => {
  expect((await visit('/robots.txt')).body).toContain(`Sitemap: ${deployment.siteUrl}/sitemap.xml`)
})

test.for(LOCALES.map(({ id }) => id))('the feed has posts in %s', async (locale) => {
  const { status, headers, body } = await visit(`/${locale}/feed.xml`)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(body).toMatch(/<item>.*<link>http:/s)
})

test('a page has a Markdown version in its language', async () => {
  for (const { id } of LOCALES) {
    const { status, headers, body } = await visit(`/${id}/services/cybersecurity.md`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(body).toMatch(/^# /m)
  }
  expect((await visit('/en/made-up-path.md')).status).toBe(404)
})

test.for([
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
])('%s is served as %s', async ([path = '', type]) => {
  const { status, headers } = await visit(path)
  expect([status, headers.get('content-type')]).toEqual([200, type])
})
