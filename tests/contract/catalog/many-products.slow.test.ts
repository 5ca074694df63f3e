import type { IdentifiedSanityDocumentStub, SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateProduct } from '../../../scripts/products/generate.ts'
import { buildCatalog, type Catalog } from '../../../studio/components/catalog/catalog.ts'
import {
  applyChange,
  type ChangeKind,
  CHANGES_QUERY,
  type LoggedChange,
  undoChange,
} from '../../../studio/components/catalog/change-log.ts'
import { fetchCatalog } from '../../../studio/components/catalog/fetch-catalog.ts'
import { exportCatalog } from '../../../studio/components/catalog-csv/columns.ts'
import { planImport, writesOf } from '../../../studio/components/catalog-csv/import-catalog.ts'
import { patchesOf, planChange } from '../../../studio/components/price-change/plan.ts'
import { openTestLake, type TestLake } from '../content-lake/support/open-lake.ts'

const SIZE = 3_000
const BATCH = 1_000
const FIVE_PERCENT = { by: 'percent', hundredths: 500, rounding: 'none' } as const

let lake: TestLake
let client: SanityClient

/** Returns a stored product without images. */
function plainProduct(index: number): IdentifiedSanityDocumentStub {
  const { cover: _, ...product } = generateProduct(index)
  return product
}

/** Returns a category, color, size or tag that products refer to, by its id, such as `productColor-green`. */
const group = (_id: string): IdentifiedSanityDocumentStub => {
  const [_type = '', slug = ''] = _id.split('-')
  return { _id, _type, title: [{ _key: 'en', language: 'en', value: _id }], slug: { current: slug } }
}

beforeAll(async () => {
  lake = await openTestLake()
  client = lake.client()
  const products = Array.from({ length: SIZE }, (_, index) => plainProduct(index))
  const groups = new Set(JSON.stringify(products).match(/(?<="_ref":")[^"]+/g))
  await [...groups].reduce((transaction, id) => transaction.create(group(id)), client.transaction()).commit()
  for (let start = 0; start < SIZE; start += BATCH) {
    const transaction = client.transaction()
    for (const product of products.slice(start, start + BATCH)) transaction.create(product)
    await transaction.commit({ visibility: 'async' })
  }
})
afterAll(() => lake.close())

const read = async (): Promise<Catalog> => buildCatalog(await fetchCatalog(client))

const pricesOf = ({ entries }: Catalog) => new Map(entries.map(({ id, published }) => [id, published?.price]))

const facts = (kind: ChangeKind) => ({ kind, words: 'All of them', by: 'Mei' })

async function undoLast(kind: ChangeKind) {
  const [change] = await client.fetch<LoggedChange[]>(CHANGES_QUERY, { kind })
  if (!change) throw new Error('No change was noted.')
  return undoChange(client, change, await read(), 'Mei')
}

describe(`a merchandiser with ${SIZE} products`, () => {
  test('can raise all prices by 5 % and undo it', async () => {
    const before = await read()
    const lines = planChange(before.entries, FIVE_PERCENT)
    expect(lines).toHaveLength(SIZE)
    const made = await applyChange(
      client,
      facts('prices'),
      { patches: patchesOf(lines), created: [] },
      before,
    )
    expect(made).toEqual({ result: 'done', completed: 1, batches: 1 })
    const wanted = new Map(lines.map(({ id, after }) => [id, after?.price]))
    expect(pricesOf(await read())).toEqual(wanted)
    expect(await undoLast('prices')).toEqual({ result: 'done', restored: SIZE, skipped: 0 })
    expect(pricesOf(await read())).toEqual(pricesOf(before))
  })

  test('changes no price when a colleague changed one meanwhile', async () => {
    const seen = await read()
    const last = seen.entries.at(-1)?.id ?? ''
    await client.patch(last).set({ price: 4_242 }).commit()
    const patches = patchesOf(planChange(seen.entries, FIVE_PERCENT))
    const made = await applyChange(client, facts('prices'), { patches, created: [] }, seen)
    expect(made).toEqual({ result: 'conflict', completed: 0, batches: 1 })
    expect(pricesOf(await read())).toEqual(pricesOf(seen).set(last, 4_242))
  })

  test('can import a file that is too large for one request, and undo it in parts', async () => {
    const before = await read()
    const file = exportCatalog(before).replaceAll(/\b(?:Brass|Oak|Linen|Clay|Steel) /g, 'Better $&')
    const plan = planImport(file, before)
    expect(plan.skipped).toEqual([])
    expect(plan.lines).toHaveLength(SIZE)
    const writes = writesOf(plan.lines, false, () => 'none')
    const { result, completed, batches } = await applyChange(client, facts('import'), writes, before)
    expect([result, completed]).toEqual(['done', batches])
    expect(batches).toBeGreaterThan(1)
    const names = await client.fetch<string[]>('*[_type == "product"].title[language == "en"][0].value')
    expect(names.filter((name) => name.startsWith('Better '))).toHaveLength(SIZE)
    let restored = 0
    for (let batch = 0; batch < batches; batch += 1) restored += (await undoLast('import')).restored
    expect(restored).toBe(SIZE)
    expect(exportCatalog(await read())).toBe(exportCatalog(before))
  })
})
