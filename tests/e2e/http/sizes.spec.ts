import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { pageAssets } from '../../../scripts/bench/page-assets.ts'
import { siteUrl } from '../support/addresses.ts'
import { visit } from '../support/visitor.ts'

/** What a visitor may have to load for one page, in bytes of gzip (`npm run bench:sizes` tells them of every page). */
const LARGEST = { scripts: 165_000, styles: 32_000 }

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
  test(`a visitor of ${path} loads no more than the budget allows`, async () => {
    const { scripts, styles } = pageAssets((await visit(path)).body)
    expect(scripts.length).toBeGreaterThan(3)
    expect(await weigh(scripts)).toBeLessThan(LARGEST.scripts)
    expect(await weigh(styles)).toBeLessThan(LARGEST.styles)
  })
}
