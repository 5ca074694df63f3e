import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { readArguments } from '../command-line.ts'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { withBareSite } from './bare-site.ts'
import { describeTimes, percentile } from './statistics.ts'

/**
 * `npm run bench:load`, on a running product. Measures requests per second of the English home page and of bare Next
 * pages of the same size (design section 12), and response times of missing pages. One bare page has Latin
 * text only, one is also behind an empty proxy: its ratio is the cost of the site's own code. The last contains a
 * Chinese word, as every page of the site does: Node encodes such a text three times slower.
 */
const PAGE = '/en'

/** Their texts fill the bare pages: with one repeated, gzip would take half the time it takes for the page. */
const TEXT_PAGES = [PAGE, '/en/about/v1', '/en/faq', '/en/privacy']
const CONNECTIONS = 50
const SECONDS = 10
const ROUNDS = 3
const MISSING_PAGES = 20

const ENCODINGS = [
  { name: 'uncompressed', header: 'identity' },
  { name: 'as a browser asks', header: 'gzip, deflate, br, zstd' },
]

const BARE_PAGES = [
  { name: 'in Latin text', route: '', word: 'English' },
  { name: 'in Latin text, behind an empty proxy', route: 'proxied', word: 'English' },
  { name: 'with a Chinese word', route: 'chinese', word: '中文' },
]

/** Next calls the proxy for this bare page only. */
const EMPTY_PROXY = `import { NextResponse } from 'next/server'
export const config = { matcher: '/proxied' }
export const proxy = () => NextResponse.next()
`

/** Size of the empty bare page in bytes, measured. */
const BARE_FRAME_BYTES = 11_000

const SITE = serviceUrl('web', readSettings())

/** Returns the words of a page. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, ' ')
    .replace(/\P{ASCII}/gu, '')
    .replace(/\s+/g, ' ')

/**
 * Returns paragraphs of a text that make the bare page as large as `html`. Next sends each twice: as HTML and as
 * data.
 */
function paragraphsLike(html: string, text: string): string[] {
  const paragraphs: string[] = []
  let bytes = BARE_FRAME_BYTES
  for (let start = 0; bytes < Buffer.byteLength(html); start = (start + 200) % text.length) {
    const paragraph = text.slice(start, start + 200)
    paragraphs.push(paragraph)
    bytes += 2 * Buffer.byteLength(paragraph) + 45
  }
  return paragraphs
}

/** Returns the files of a Next app with the bare pages. */
function bareFiles(paragraphs: readonly string[]): Record<string, string> {
  const pages = BARE_PAGES.map(({ route, word }): [string, string] => [
    join('app', route, 'page.jsx'),
    `import text from '#text'\nexport default () => [${JSON.stringify(word)}, ...text].map((line, index) => <p key={index}>{line}</p>)\n`,
  ])
  return {
    'package.json': JSON.stringify({ imports: { '#text': './app/text.json' } }),
    'app/text.json': JSON.stringify(paragraphs),
    'proxy.js': EMPTY_PROXY,
    ...Object.fromEntries(pages),
  }
}

/** Returns the number of 200 responses per second. */
async function requestsPerSecond(url: string, encoding: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': encoding },
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} errors, ${result.errors} failed.`)
  return result.requests.average
}

async function compare(bareUrl: string): Promise<void> {
  for (const { name: encoding, header } of ENCODINGS) {
    const ratios = new Map<string, number[]>(BARE_PAGES.map(({ name }) => [name, []]))
    for (let round = 1; round <= ROUNDS; round += 1) {
      const site = await requestsPerSecond(SITE + PAGE, header)
      console.log(`${encoding}, round ${round}: ${PAGE} ${site.toFixed(0)}/s`)
      for (const { name, route } of BARE_PAGES) {
        const bare = await requestsPerSecond(bareUrl + route, header)
        ratios.get(name)?.push(site / bare)
        console.log(`  bare page ${name} ${bare.toFixed(0)}/s, ratio ${(site / bare).toFixed(2)}`)
      }
    }
    for (const [name, values] of ratios)
      console.log(
        `${encoding}: median ratio to the bare page ${name} ${percentile(values, 0.5).toFixed(2)} (target 0.90)`,
      )
  }
}

async function timeOf(path: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(SITE + path)
  await response.arrayBuffer()
  if (response.status !== 404) throw new Error(`${path} responded with ${response.status} instead of 404.`)
  return performance.now() - started
}

async function timeMissingPages(): Promise<void> {
  const paths = Array.from({ length: MISSING_PAGES }, (_, index) => `/en/missing-${Date.now()}-${index}`)
  for (const label of ['first request', 'again']) {
    const times: number[] = []
    for (const path of paths) times.push(await timeOf(path))
    console.log(`404, ${label}: ${describeTimes(times)}`)
  }
}

const readPage = async (url: string): Promise<string> => (await fetch(url)).text()

const describeSize = (html: string): string =>
  `${Buffer.byteLength(html)} bytes, ${gzipSync(html).length} by gzip`

readArguments('npm run bench:load    measures requests per second of a running product', {})
const html = await readPage(SITE + PAGE)
const texts = await Promise.all(TEXT_PAGES.map((path) => readPage(SITE + path)))
await withBareSite(bareFiles(paragraphsLike(html, texts.map(textOf).join(' '))), async (bareUrl) => {
  console.log(
    `${PAGE}: ${describeSize(html)}; bare page: ${describeSize(await readPage(bareUrl))}; ${CONNECTIONS} connections`,
  )
  await compare(bareUrl)
})
await timeMissingPages()
