import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { pageAssets } from '../../../scripts/bench/page-assets.ts'
import { COMPILE_HINT } from '../../../web/compile-hints.ts'
import { siteUrl } from '../support/addresses.ts'
import { visit } from '../support/visitor.ts'

/** Budgets of a page load in bytes of gzip (`npm run bench:sizes` prints those of every page). */
const LARGEST = { scripts: 176_000, styles: 32_000 }

/** Smaller files need no compression: they fit one packet. */
const WORTH_COMPRESSING = 1_400

const PAGES = [
  '/en',
  '/ar/blog/single/v1',
  '/zh/shop/grid',
  '/en/shop/single/10000',
  '/ar/cart',
  '/zh/auth/sign-up',
  '/en/search?q=cloud',
]

async function weigh(addresses: readonly string[]): Promise<number> {
  const files = addresses.map(async (address) => (await fetch(new URL(address, siteUrl))).bytes())
  return (await Promise.all(files)).reduce((sum, bytes) => sum + gzipSync(bytes).byteLength, 0)
}

for (const path of PAGES) {
  test(`a visitor of ${path} loads no more than the budget`, async () => {
    const { scripts, styles } = pageAssets((await visit(path)).body)
    expect(scripts.length).toBeGreaterThan(3)
    expect(await weigh(scripts)).toBeLessThan(LARGEST.scripts)
    expect(await weigh(styles)).toBeLessThan(LARGEST.styles)
  })
}

test('a page, its scripts and its styles are compressed', async () => {
  const { scripts, styles } = pageAssets((await visit('/ar')).body)
  for (const path of ['/ar', ...scripts, ...styles]) {
    const response = await fetch(new URL(path, siteUrl), { headers: { 'accept-encoding': 'gzip' } })
    if ((await response.bytes()).byteLength < WORTH_COMPRESSING) continue
    const { headers } = response
    expect(headers.get('content-encoding'), path).toBe('gzip')
    expect(headers.get('vary'), path).toMatch(/accept-encoding/i)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

test('the scripts of every page are compiled off the main thread', async () => {
  const scriptsOf = async (path: string) => pageAssets((await visit(path)).body).scripts
  const [home, cart] = [await scriptsOf('/en'), await scriptsOf('/ar/cart')]
  const shared = home.filter((address) => cart.includes(address))
  const beginnings = shared.map(async (address) => (await visit(address)).body.startsWith(COMPILE_HINT))
  const hinted = (await Promise.all(beginnings)).filter(Boolean)
  expect(hinted.length, 'React, Next and what loads them').toBeGreaterThan(3)
})

for (const path of ['/en/blog/author/hannah-whitfield', '/zh/blog/grid', '/en/shop/grid', '/ar']) {
  test(`at most two images of ${path} have a high priority`, async () => {
    const pictures = (await visit(path)).body.match(/<img [^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(2)
    expect(pictures.filter((picture) => picture.includes('fetchPriority="high"')).length).toBeLessThan(3)
  })
}
