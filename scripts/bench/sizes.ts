import { gzipSync } from 'node:zlib'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { readArguments } from '../command-line.ts'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { onePageOfEachKind, readSitePages } from '../site-pages.ts'
import { formatTable } from '../start/table.ts'
import { pageAssets } from './page-assets.ts'

/**
 * `npm run bench:sizes [origin]`, on a running product: what a browser loads for each kind of page, in kB of
 * gzip. Scripts for old browsers (`nomodule`) do not count.
 */
const BUDGET_KB = { scripts: 176, styles: 32 }

const sizes = new Map<string, Promise<number>>()

/** Returns the gzip size of a file in bytes; each file is fetched once. */
function gzipBytes(url: string): Promise<number> {
  const known = sizes.get(url)
  if (known) return known
  const weight = fetch(url).then(async (response) => gzipSync(await response.bytes()).byteLength)
  sizes.set(url, weight)
  return weight
}

async function gzipKilobytes(origin: string, paths: readonly string[]): Promise<number> {
  const bytes = await Promise.all(paths.map((path) => gzipBytes(new URL(path, origin).href)))
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

/** Returns the home page in every language and one page of each other kind in English. */
async function paths(origin: string): Promise<string[]> {
  const kinds = onePageOfEachKind(await readSitePages(origin))
  return [...LOCALES.map(({ id }) => `/${id}`), ...kinds.map((page) => page.paths.en)].filter(
    (path, index, all) => all.indexOf(path) === index,
  )
}

async function measure(origin: string, path: string): Promise<number[]> {
  const html = await (await fetch(new URL(path, origin))).text()
  const { scripts, styles } = pageAssets(html)
  return [
    await gzipKilobytes(origin, scripts),
    await gzipKilobytes(origin, styles),
    gzipSync(html).byteLength / 1000,
  ]
}

async function main(origin: string): Promise<void> {
  const rows = [['page', 'scripts', 'styles', 'html']]
  for (const path of await paths(origin)) {
    const measured = await measure(origin, path)
    rows.push([decodeURI(path), ...measured.map((size) => size.toFixed(1))])
  }
  console.log(formatTable([...rows, ['budget', String(BUDGET_KB.scripts), String(BUDGET_KB.styles), '']]))
}

const { positionals } = readArguments(
  'npm run bench:sizes [-- ORIGIN]    measures what pages of a running site load',
  { allowPositionals: true },
)
await main(positionals[0] ?? serviceUrl('web', readSettings()))
