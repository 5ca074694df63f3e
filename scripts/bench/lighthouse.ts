import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { serviceUrl } from '../services.ts'
import { logDirectory, readSettings, ROOT } from '../settings.ts'
import { onePageOfEachKind, readSitePages } from '../site-pages.ts'
import { startChild } from '../start/child.ts'
import { createProgress } from '../start/progress.ts'
import { formatTable } from '../start/table.ts'
import { ensureBrowser } from '../test/browser.ts'

/**
 * `npm run bench:lighthouse [-- PART]`, on a running product: mobile scores of one page of each kind in every
 * language. PART, such as `/blog`, selects pages by their path. A page below the target is measured three
 * times and the median counts, because Lighthouse multiplies the time that other programs on this machine
 * take.
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

/**
 * Chromium fades out the scroll bar of the previous empty page. On a slow machine this delays the first
 * frames by a second.
 */
const CHROMIUM = '--headless=new --no-sandbox --disable-dev-shm-usage --hide-scrollbars'

/** The target for the performance score. */
const TARGET = 95

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.looseObject(
    Object.fromEntries(
      Object.values(MEASURES).map((id) => [id, z.object({ numericValue: z.number().optional() })]),
    ),
  ),
})

interface Scores {
  performance: number
  /** The cells of a row after the path. */
  cells: string[]
}

const settings = readSettings()
const progress = createProgress()
const browser = await ensureBrowser(progress)
const folder = mkdtempSync(join(tmpdir(), 'meridian-lighthouse-'))

/** Opens pages once before they are measured. */
async function warmUp(pages: readonly string[]): Promise<void> {
  const visitor = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] })
  for (const path of pages) {
    const page = await visitor.newPage(PHONE)
    await page.goto(serviceUrl('web', settings) + path, { waitUntil: 'load' })
    await page.close()
  }
  await visitor.close()
}

async function measureOnce(path: string): Promise<Scores> {
  const output = join(folder, 'report.json')
  const child = startChild({
    command: [
      'node_modules/lighthouse/cli/index.js',
      serviceUrl('web', settings) + path,
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      // The 404 page is measured too.
      '--ignore-status-code',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${CHROMIUM}`,
    ],
    directory: ROOT,
    environment: { CHROME_PATH: browser },
    logFile: join(logDirectory(settings), 'lighthouse.log'),
  })
  await child.ended
  if (!existsSync(output)) return { performance: 0, cells: [child.tail().at(-1) ?? 'failed'] }
  const { categories, audits } = reportSchema.parse(JSON.parse(readFileSync(output, 'utf8')))
  rmSync(output)
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
  const values = Object.entries(MEASURES).map(([name, id]) => {
    const value = audits[id]?.numericValue ?? 0
    return name === 'CLS' ? value.toFixed(3) : Math.round(value).toString()
  })
  return { performance: scores[0] ?? 0, cells: [...scores.map(String), ...values] }
}

/** Returns a table row: the path, its scores, and the performance of each run. */
async function measure(path: string): Promise<string[]> {
  const runs = [await measureOnce(path)]
  while (runs.length < 3 && (runs[0]?.performance ?? 0) < TARGET) runs.push(await measureOnce(path))
  const sorted = runs.toSorted((a, b) => a.performance - b.performance)
  const middle = sorted[Math.floor(sorted.length / 2)]?.cells ?? []
  return [path, ...middle, runs.map(({ performance }) => performance).join(' ')]
}

/** Returns the measured paths, with language. */
async function paths(part: string): Promise<string[]> {
  const kinds = onePageOfEachKind(await readSitePages(serviceUrl('web', settings)))
  return kinds.flatMap((page) => Object.values(page.paths)).filter((path) => path.includes(part))
}

const rows: string[][] = []
try {
  const measured = await paths(process.argv[2] ?? '')
  await progress.step('Warming up the pages', () => warmUp(measured))
  for (const path of measured) {
    const row = await progress.step(path, () => measure(path))
    console.log(`  ${row.slice(1).join('  ')}`)
    rows.push(row)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${formatTable([['page', ...CATEGORIES, ...Object.keys(MEASURES), 'runs'], ...rows])}\n`)
