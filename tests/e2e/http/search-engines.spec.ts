import { siteUrl } from '../support/addresses.ts'
import { LOCALES } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { shows, visit } from '../support/visitor.ts'

const PATHS = ['', '/contact', '/services/cybersecurity']

/** Returns the attributes of the `<link>` elements of a page's head. */
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
  test(`each page has its canonical address and alternates in ${id}`, async () => {
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

test('a page that shows a document has the canonical address of that document', async () => {
  for (const [path, address] of [
    ['/en/blog/single/v1', '/en/blog/on-call-people-can-live-with'],
    ['/en/blog/single/v2', '/en/blog/replacing-a-legacy-system'],
    ['/ar/help/detail', '/ar/help/support/open-a-ticket'],
    ['/en/portfolio/case-study/v2', '/en/portfolio/hospital-flow'],
    ['/en/saas/feature-single', '/en/saas/features/dependency-map'],
  ] as const) {
    const canonical = links((await visit(path)).body).find(({ rel }) => rel === 'canonical')
    expect(canonical?.href).toBe(siteUrl + address)
  }
})

test('requests with other methods do not keep readers from the feed and the sitemap', async ({ content }) => {
  const article = 'post-cloud-bill-is-a-design-document'
  await content.publish(article, ({ title }) => ({
    title: (title as { language: string }[]).map((text) =>
      text.language === 'en' ? { ...text, value: 'Read in the feed' } : text,
    ),
  }))
  for (const path of ['/en/feed.xml', '/sitemaps/1.xml']) {
    for (const method of ['OPTIONS', 'POST', 'DELETE']) {
      const { status } = await visit(path, { method })
      expect([204, 405], `${method} ${path}`).toContain(status)
    }
    expect(await visit(path)).toMatchObject({ status: 200 })
  }
  await expect.poll(() => shows('/en/feed.xml', 'Read in the feed')).toBe(true)
})
