import { gzipSync } from 'node:zlib'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { pageAssets } from './page-assets.ts'

/**
 * `npm run bench:sizes [origin]`, on a running product: what a visitor's browser loads for each kind of page, in kB of
 * gzip. Scripts for old browsers (`nomodule`) are not counted: current ones do not load them.
 */
const PAGES = [
  '/en',
  '/zh',
  '/ar',
  '/en/contact',
  '/ar/contact',
  '/en/services/cybersecurity',
  '/en/no-such-page',
]
const BUDGET_KB = { scripts: 165, styles: 32 }

const weights = new Map<string, Promise<number>>()

/** Bytes of a file as gzip; each file is fetched once. */
function weigh(url: string): Promise<number> {
  const known = weights.get(url)
  if (known) return known
  const weight = fetch(url).then(async (response) => gzipSync(await response.bytes()).byteLength)
  weights.set(url, weight)
  return weight
}

async function weighAll(origin: string, paths: readonly string[]): Promise<number> {
  const bytes = await Promise.all(paths.map((path) => weigh(new URL(path, origin).href)))
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

async function main(origin: string): Promise<void> {
  console.log(`${'page'.padEnd(32)}${'scripts'.padStart(10)}${'styles'.padStart(10)}${'html'.padStart(10)}`)
  for (const path of PAGES) {
    const html = await (await fetch(new URL(path, origin))).text()
    const { scripts, styles } = pageAssets(html)
    const sizes = [
      await weighAll(origin, scripts),
      await weighAll(origin, styles),
      gzipSync(html).byteLength / 1000,
    ]
    console.log(path.padEnd(32) + sizes.map((size) => size.toFixed(1).padStart(10)).join(''))
  }
  console.log(
    `${'budget'.padEnd(32)}${String(BUDGET_KB.scripts).padStart(10)}${String(BUDGET_KB.styles).padStart(10)}`,
  )
}

await main(process.argv[2] ?? serviceUrl('web', readSettings()))
