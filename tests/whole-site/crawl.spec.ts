import { readSitemaps } from '../../scripts/site-pages.ts'
import { siteUrl } from '../e2e/support/addresses.ts'
import { fullUnless } from '../e2e/support/extent.ts'
import { type LocaleId, LOCALES } from '../e2e/support/languages.ts'
import { expect, test } from '../e2e/support/test.ts'
import { visit } from '../e2e/support/visitor.ts'
import { foreignTexts } from './languages.ts'
import { type CrawledPage, readPage } from './read-page.ts'

/** Parallel requests. */
const PARALLEL = 4

/** Start pages of a crawl. */
const SITEMAP = 'the sitemap'

/** Linked endpoints and files that are not pages. */
const NOT_A_PAGE = /^\/(?:api|_next)\/|\.(?:xml|md|txt|pdf)$/

/** Visits every reachable address and collects its errors. */
async function crawl(locale: LocaleId, starts: string[]): Promise<{ visited: number; errors: string[] }> {
  const pages = new Map<string, CrawledPage | null>()
  const errors: string[] = []
  const anchored: { from: string; path: string; anchor: string }[] = []
  const waiting = starts.map((path) => ({ path, from: SITEMAP }))
  const known = new Set(starts)

  async function look({ path, from }: { path: string; from: string }): Promise<void> {
    const { status, headers, body } = await visit(path)
    const leadsOn = status >= 300 && status < 400
    if (leadsOn) enqueue(headers.get('location') ?? '', path, path)
    if (leadsOn ? from === SITEMAP : status !== 200)
      errors.push(`${path} responds with ${status}, linked from ${from}`)
    if (status !== 200 || NOT_A_PAGE.test(path)) return
    const page = readPage(body)
    pages.set(path, page)
    errors.push(...errorsOf(path, page, locale))
    for (const link of page.links) enqueue(link, path, path)
  }

  function enqueue(link: string, base: string, from: string): void {
    const url = URL.parse(link, siteUrl + base)
    if (url?.origin !== new URL(siteUrl).origin) return
    if (url.hash.length > 1) {
      anchored.push({ from, path: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) })
    }
    const path = url.pathname + url.search
    // Links to another language are followed from that language's own start.
    if (known.has(path) || !url.pathname.startsWith(`/${locale}`)) return
    known.add(path)
    waiting.push({ path, from })
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await look(next)
  }

  while (waiting.length > 0) await Promise.all(Array.from({ length: PARALLEL }, work))
  for (const { from, path, anchor } of anchored) {
    const page = pages.get(path)
    if (page && !page.anchors.has(anchor))
      errors.push(`${from} links to #${anchor}, which is missing on ${path}`)
  }
  return { visited: pages.size, errors: [...new Set(errors)] }
}

function errorsOf(path: string, page: CrawledPage, locale: LocaleId): string[] {
  const expected = LOCALES.find(({ id }) => id === locale)
  const errors: string[] = []
  if (page.language !== expected?.languageTag) errors.push(`${path} declares the language ${page.language}`)
  if (page.direction !== expected?.direction) errors.push(`${path} runs ${page.direction}`)
  if (page.headings !== 1) errors.push(`${path} has ${page.headings} first headings`)
  if (page.title.length < 5) errors.push(`${path} has no title`)
  if (page.hasStega) errors.push(`${path} contains stega`)
  for (const picture of page.silentPictures) errors.push(`${path} shows ${picture} without alt`)
  for (const text of foreignTexts(locale, page.texts)) errors.push(`${path} is not translated: “${text}”`)
  return errors
}

test.describe.configure({ mode: 'parallel' })

for (const { id } of LOCALES) {
  test(`every link works and every page is complete in ${id}${fullUnless(id === 'ar')}`, async () => {
    test.setTimeout(10 * 60_000)
    const sitemap = await readSitemaps(siteUrl)
    const { visited, errors } = await crawl(
      id,
      sitemap.map((paths) => paths[id]),
    )
    test.info().annotations.push({ type: 'pages', description: String(visited) })
    expect(errors).toEqual([])
  })
}
