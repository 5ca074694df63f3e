import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { readArguments } from '../command-line.ts'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { onePageOfEachKind, readSitePages } from '../site-pages.ts'
import { createProgress } from '../start/progress.ts'
import { formatTable } from '../start/table.ts'
import { ensureBrowser } from '../test/browser.ts'
import { withBareSite } from './bare-site.ts'

/**
 * `npm run bench:lighthouse [-- PART]`, on a running product. Measures mobile scores of one page of each kind in
 * every language, beside a bare Next page with Bootstrap's styles. PART, such as `/blog`, selects pages by their
 * path. A page more than five points below the bare page is measured three times, and the median counts: Lighthouse
 * multiplies the time that other programs take.
 *
 * Each page is visited once before: pictures are resized on first request, and a hosted site's CDN would
 * cache them.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MEASURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

const RUNS = 3

/** How far the performance score of a page may be below that of the bare page (design section 12). */
const TOLERANCE = 5

const BARE_SITE = {
  'app/page.jsx': `import 'bootstrap/dist/css/bootstrap.min.css'
import Link from 'next/link'
export const metadata = { title: 'A bare page', description: 'Next with the styles of Bootstrap.' }
export default () => <main className="container"><h1>A bare page</h1><Link className="btn btn-primary" href="/">Home</Link></main>
`,
}

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

interface Scores {
  performance: number
  /** The cells of a row after the path. */
  cells: string[]
}

const settings = readSettings()
const progress = createProgress()
const executablePath = await ensureBrowser(progress)
const port = 9222 + settings.portOffset

/** Opens pages once before they are measured. */
async function warmUp(pages: readonly string[]): Promise<void> {
  const visitor = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  for (const path of pages) {
    const page = await visitor.newPage(PHONE)
    await page.goto(serviceUrl('web', settings) + path, { waitUntil: 'load' })
    await page.close()
  }
  await visitor.close()
}

/** Measures a page in a browser of its own, without anything cached. */
async function measureOnce(url: string): Promise<Scores> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      disableFullPageScreenshot: true,
      // The 404 page is measured too.
      ignoreStatusCode: true,
    })
    return readScores(result?.lhr)
  } catch (error) {
    return { performance: 0, cells: [String(error)] }
  } finally {
    await browser.close()
  }
}

function readScores({ categories = {}, audits = {} }: Partial<Result> = {}): Scores {
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
  const values = Object.entries(MEASURES).map(([name, id]) => {
    const value = audits[id]?.numericValue ?? 0
    return name === 'CLS' ? value.toFixed(3) : Math.round(value).toString()
  })
  return { performance: scores[0] ?? 0, cells: [...scores.map(String), ...values] }
}

interface Measured {
  /** Median of the performance scores. */
  performance: number
  /** A table row: the page, its scores, and the performance of each run. */
  row: string[]
}

/** Measures a page once, and twice more if it is below the target. */
async function measure(name: string, url: string, target = Infinity): Promise<Measured> {
  const runs = [await measureOnce(url)]
  while (runs.length < RUNS && (runs[0]?.performance ?? 0) < target) runs.push(await measureOnce(url))
  const sorted = runs.toSorted((a, b) => a.performance - b.performance)
  const { performance = 0, cells = [] } = sorted[Math.floor(sorted.length / 2)] ?? {}
  return { performance, row: [name, ...cells, runs.map((run) => run.performance).join(' ')] }
}

/** Returns the measured paths, with language. */
async function paths(part: string): Promise<string[]> {
  const kinds = onePageOfEachKind(await readSitePages(serviceUrl('web', settings)))
  return kinds.flatMap((page) => Object.values(page.paths)).filter((path) => path.includes(part))
}

const { positionals } = readArguments(
  'npm run bench:lighthouse [-- PART]    measures pages of a running product, those whose path contains PART',
  { allowPositionals: true },
)
const rows: string[][] = []
const missed: string[] = []
const measured = await paths(positionals[0] ?? '')
await progress.step('Warming up the pages', () => warmUp(measured))
await withBareSite(BARE_SITE, async (bareUrl) => {
  const bare = await progress.step('A bare page', () => measure('a bare page', bareUrl))
  rows.push(bare.row)
  const target = bare.performance - TOLERANCE
  for (const path of measured) {
    const url = serviceUrl('web', settings) + path
    const { performance, row } = await progress.step(path, () => measure(path, url, target))
    console.log(`  ${row.slice(1).join('  ')}`)
    rows.push(row)
    if (performance < target) missed.push(`${path} (${performance})`)
  }
  console.log(`\n${formatTable([['page', ...CATEGORIES, ...Object.keys(MEASURES), 'runs'], ...rows])}\n`)
  console.log(
    `Performance below ${target}, five points under the bare page: ${missed.join(', ') || 'no page'}`,
  )
})
