import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { logDirectory, readSettings, ROOT } from '../settings.ts'
import { serviceUrl } from '../services.ts'
import { onePageOfEachKind, readSitePages } from '../site-pages.ts'
import { startChild } from '../start/child.ts'
import { formatTable } from '../start/table.ts'
import { createProgress } from '../start/progress.ts'
import { ensureBrowser } from '../test/browser.ts'

/**
 * `npm run bench:lighthouse [-- PART]`, on a running product: mobile scores of home and contact page in every language, and of
 * one page of each other kind in English. PART, such as `/blog`, measures only the pages whose path holds it.
 *
 * Somebody has been at each page before: a picture is cut to size when it is first asked for, and the content delivery network of
 * a hosted site would hold it from then on.
 */
const IN_EVERY_LANGUAGE = ['/', '/contact']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The phone that Lighthouse stands for. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

const Audit = z.object({ numericValue: z.number().optional() })
const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.looseObject({ 'cumulative-layout-shift': Audit, 'largest-contentful-paint': Audit }),
})

const settings = readSettings()
const progress = createProgress()
const browser = await ensureBrowser(progress)
const folder = mkdtempSync(join(tmpdir(), 'meridian-lighthouse-'))

/** Opens a page as the visitor before the measured one. */
async function visitBefore(path: string): Promise<void> {
  const visitor = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] })
  const page = await visitor.newPage(PHONE)
  await page.goto(serviceUrl('web', settings) + path, { waitUntil: 'load' })
  await visitor.close()
}

async function measure(path: string): Promise<string[]> {
  await visitBefore(path)
  const output = join(folder, 'report.json')
  const child = startChild({
    command: [
      'node_modules/lighthouse/cli/index.js',
      serviceUrl('web', settings) + path,
      '--no-enable-error-reporting',
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    directory: ROOT,
    environment: { CHROME_PATH: browser },
    logFile: join(logDirectory(settings), 'lighthouse.log'),
  })
  await child.ended
  if (!existsSync(output)) return [path, child.tail().at(-1) ?? 'failed']
  const { categories, audits } = Report.parse(JSON.parse(readFileSync(output, 'utf8')))
  rmSync(output)
  return [
    path,
    ...CATEGORIES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100))),
    `${((audits['largest-contentful-paint'].numericValue ?? 0) / 1000).toFixed(2)} s`,
    (audits['cumulative-layout-shift'].numericValue ?? 0).toFixed(3),
  ]
}

/** What is measured: paths with language. */
async function paths(part: string): Promise<string[]> {
  const kinds = onePageOfEachKind(await readSitePages(serviceUrl('web', settings)))
  const everywhere = kinds.filter(({ kind }) => IN_EVERY_LANGUAGE.includes(kind))
  const chosen = [
    ...everywhere.flatMap((page) => Object.values(page.paths)),
    ...kinds.filter((page) => !everywhere.includes(page)).map((page) => page.paths.en),
  ]
  return chosen.filter((path) => path.includes(part))
}

const rows: string[][] = [['page', ...CATEGORIES, 'LCP', 'CLS']]
try {
  for (const path of await paths(process.argv[2] ?? ''))
    rows.push(await progress.step(path, () => measure(path)))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${formatTable(rows)}\n`)
