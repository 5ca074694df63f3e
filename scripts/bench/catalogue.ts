import { join } from 'node:path'
import type { IdentifiedSanityDocumentStub } from '@sanity/client'
import { generateProduct } from '../products/generate.ts'
import { createAssetUploader, resolveAssets } from '../seed/assets.ts'
import { localClient } from '../seed/client.ts'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { describeTimes } from './statistics.ts'

/**
 * `npm run bench:catalogue -- 10000`, on a running product: adds so many products, measures how long the shop's pages take when
 * they are first asked for and after that, and takes the products out again.
 */
const BATCH = 500
const AGAIN = 30
const PRODUCTS_VISITED = 30
const FILTERS = [
  'colour=green',
  'colour=blue&size=m',
  'sale=1&sort=priceUp',
  'from=10&to=50',
  'rating=4&stock=1',
]

const count = Number(process.argv[2] ?? 10_000)
const settings = readSettings()
const site = serviceUrl('web', settings)
const client = localClient(settings, readLakeTokens(settings).editor)
const generated = Array.from({ length: count }, (_, index) => generateProduct(index))

async function inBatches(change: (batch: typeof generated) => Promise<void>): Promise<void> {
  for (let start = 0; start < generated.length; start += BATCH) {
    await change(generated.slice(start, start + BATCH))
  }
}

/** Milliseconds until a page has come whole. */
async function visit(path: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(site + path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`)
  return performance.now() - started
}

async function times(paths: readonly string[]): Promise<string> {
  const measured: number[] = []
  for (const path of paths) measured.push(await visit(path))
  return describeTimes(measured)
}

const repeated = (path: string) => Array.from({ length: AGAIN }, () => path)

const uploader = createAssetUploader(client, join(settings.root, 'scripts', 'seed-content'))
try {
  const started = performance.now()
  await inBatches(async (batch) => {
    const transaction = client.transaction()
    for (const product of batch) {
      transaction.createOrReplace((await resolveAssets(product, uploader)) as IdentifiedSanityDocumentStub)
    }
    await transaction.commit({ visibility: 'async' })
  })
  console.log(`${count} products written in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  console.log(`first page, first time   ${await times(['/en/shop/grid'])}`)
  console.log(`first page, after that   ${await times(repeated('/en/shop/grid'))}`)
  const filtered = FILTERS.map((query) => `/en/shop/grid/filtered?${query}`)
  console.log(`filtered, first time     ${await times(filtered)}`)
  console.log(`filtered, after that     ${await times(filtered.flatMap((path) => repeated(path)))}`)
  const step = Math.max(1, Math.floor(count / PRODUCTS_VISITED))
  const pages = generated
    .filter((_, index) => index % step === 0)
    .map(({ slug }) => `/en/shop/single/${(slug as { current: string }).current}`)
  console.log(`product, first time      ${await times(pages)}`)
  console.log(`product, after that      ${await times(pages)}`)
} finally {
  await inBatches(async (batch) => {
    const transaction = client.transaction()
    for (const { _id } of batch) transaction.delete(_id)
    await transaction.commit({ visibility: 'async' })
  })
}
