import { siteUrl } from '../e2e/support/addresses.ts'
import { LOCALES, type LocaleId } from '../e2e/support/languages.ts'
import { expect, test } from '../e2e/support/test.ts'
import { visit } from '../e2e/support/visitor.ts'
import { foreignTexts } from './languages.ts'
import { readPage, type CrawledPage } from './read-page.ts'

/** How many pages are asked for at a time. */
const PARALLEL = 4

/** Where a crawl begins. */
const SITEMAP = 'the sitemap'

/** Endpoints and files that pages link to without being pages. */
const NOT_A_PAGE = /^\/(?:api|_next)\/|\.(?:xml|md|txt|pdf)$/

/** Visits every address that can be reached, and says of each what is wrong with it. */
async function crawl(locale: LocaleId, starts: string[]): Promise<{ visited: number; faults: string[] }> {
  const pages = new Map<string, CrawledPage | null>()
  const faults: string[] = []
  const anchored: { from: string; path: string; anchor: string }[] = []
  const waiting = starts.map((path) => ({ path, from: SITEMAP }))
  const known = new Set(starts)

  async function look({ path, from }: { path: string; from: string }): Promise<void> {
    const { status, headers, body } = await visit(path)
    const leadsOn = status >= 300 && status < 400
    if (leadsOn) enqueue(headers.get('location') ?? '', path, path)
    if (leadsOn ? from === SITEMAP : status !== 200)
      faults.push(`${path} answers ${status}, linked from ${from}`)
    if (status !== 200 || NOT_A_PAGE.test(path)) return
    const page = readPage(body)
    pages.set(path, page)
    faults.push(...faultsOf(path, page, locale))
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
    if (page && !page.anchors.has(anchor)) faults.push(`${from} links to #${anchor}, which ${path} has not`)
  }
  return { visited: pages.size, faults: [...new Set(faults)] }
}

function faultsOf(path: string, page: CrawledPage, locale: LocaleId): string[] {
  const expected = LOCALES.find(({ id }) => id === locale)
  const faults: string[] = []
  if (page.language !== expected?.languageTag) faults.push(`${path} says it is in ${page.language}`)
  if (page.direction !== expected?.direction) faults.push(`${path} runs ${page.direction}`)
  if (page.headings !== 1) faults.push(`${path} has ${page.headings} first headings`)
  if (page.title.length < 5) faults.push(`${path} has no title`)
  if (page.isMarked) faults.push(`${path} carries marks of drafts`)
  for (const picture of page.silentPictures) faults.push(`${path} shows ${picture} without alt`)
  for (const text of foreignTexts(locale, page.texts)) faults.push(`${path} is not translated: “${text}”`)
  return faults
}

/** Every address of a language that the sitemaps list. */
async function listed(locale: LocaleId): Promise<string[]> {
  const index = await visit('/sitemap.xml')
  const parts = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.slice(siteUrl.length),
  )
  const bodies = await Promise.all(parts.map(async (part) => (await visit(part)).body))
  return bodies
    .flatMap((body) =>
      [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(siteUrl.length)),
    )
    .filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`))
}

test.describe.configure({ mode: 'parallel' })

for (const { id } of LOCALES) {
  test(`every link of every page leads somewhere, and every page is whole, in ${id}`, async () => {
    test.setTimeout(10 * 60_000)
    const { visited, faults } = await crawl(id, await listed(id))
    test.info().annotations.push({ type: 'pages', description: String(visited) })
    expect(faults).toEqual([])
  })
}
