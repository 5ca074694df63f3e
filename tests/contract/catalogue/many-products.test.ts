import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IdentifiedSanityDocumentStub, SanityClient } from '@sanity/client'
import { generateProduct } from '../../../scripts/products/generate.ts'
import { readCatalogue, type Catalogue } from '../../../studio/components/catalogue/catalogue.ts'
import { fetchCatalogue } from '../../../studio/components/catalogue/fetch-catalogue.ts'
import {
  makeChange,
  readKeptChanges,
  takeBack,
  type ChangeKind,
} from '../../../studio/components/catalogue/kept-change.ts'
import { exportCatalogue } from '../../../studio/components/catalogue-csv/export-catalogue.ts'
import { planImport, writesOf } from '../../../studio/components/catalogue-csv/import-catalogue.ts'
import { patchesOf, planChange } from '../../../studio/components/price-change/plan.ts'
import { openTestLake, type TestLake } from '../content-lake/support/open-lake.ts'

const SIZE = 3_000
const BATCH = 1_000
const FIVE_PERCENT = { by: 'percent', hundredths: 500, rounding: 'none' } as const
const CATEGORIES = ['category-wallpapers', 'category-goods', 'category-workplace']

let lake: TestLake
let client: SanityClient

/** A product as the lake holds it, without pictures. */
function plainProduct(index: number): IdentifiedSanityDocumentStub {
  const { cover: _, ...product } = generateProduct(index)
  return product
}

beforeAll(async () => {
  lake = await openTestLake()
  client = lake.client()
  const titled = (_id: string) => ({
    _id,
    _type: 'category',
    title: [{ _key: 'en', language: 'en', value: _id }],
  })
  await CATEGORIES.reduce((transaction, id) => transaction.create(titled(id)), client.transaction()).commit()
  for (let start = 0; start < SIZE; start += BATCH) {
    const transaction = client.transaction()
    for (let index = start; index < start + BATCH; index += 1) transaction.create(plainProduct(index))
    await transaction.commit({ visibility: 'async' })
  }
})
afterAll(() => lake.close())

const read = async (): Promise<Catalogue> => readCatalogue(await fetchCatalogue(client))

const pricesOf = ({ entries }: Catalogue) =>
  new Map(entries.map(({ id, published }) => [id, published?.price]))

const facts = (kind: ChangeKind) => ({ kind, words: 'All of them', by: 'Mei' })

async function undoLast(kind: ChangeKind) {
  const [change] = await readKeptChanges(client, kind)
  if (!change) throw new Error('No change was noted.')
  return takeBack(client, change, await read(), 'Mei')
}

describe(`a merchandiser with ${SIZE} products`, () => {
  test('raises all prices by 5 %, and takes it back', async () => {
    const before = await read()
    const lines = planChange(before.entries, FIVE_PERCENT)
    expect(lines).toHaveLength(SIZE)
    const made = await makeChange(client, facts('prices'), { patches: patchesOf(lines) }, before)
    expect(made).toEqual({ outcome: 'done', made: 1, parts: 1 })
    const wanted = new Map(lines.map(({ id, after }) => [id, after?.price]))
    expect(pricesOf(await read())).toEqual(wanted)
    expect(await undoLast('prices')).toEqual({ outcome: 'done', back: SIZE, kept: 0 })
    expect(pricesOf(await read())).toEqual(pricesOf(before))
  })

  test('changes none of them where a colleague changed one meanwhile', async () => {
    const seen = await read()
    const last = seen.entries.at(-1)?.id ?? ''
    await client.patch(last).set({ price: 4_242 }).commit()
    const patches = patchesOf(planChange(seen.entries, FIVE_PERCENT))
    const made = await makeChange(client, facts('prices'), { patches }, seen)
    expect(made).toEqual({ outcome: 'overtaken', made: 0, parts: 1 })
    expect(pricesOf(await read())).toEqual(pricesOf(seen).set(last, 4_242))
  })

  test('brings in a file that is too much for one request, and takes it back part by part', async () => {
    const before = await read()
    const file = exportCatalogue(before).replaceAll(/\b(?:Brass|Oak|Linen|Clay|Steel) /g, 'Better $&')
    const plan = planImport(file, before)
    expect(plan.faults).toEqual([])
    expect(plan.lines).toHaveLength(SIZE)
    const writes = writesOf(plan.lines, false, () => 'none')
    const { outcome, made, parts } = await makeChange(client, facts('import'), writes, before)
    expect([outcome, made]).toEqual(['done', parts])
    expect(parts).toBeGreaterThan(1)
    const names = await client.fetch<string[]>('*[_type == "product"].title[language == "en"][0].value')
    expect(names.filter((name) => name.startsWith('Better '))).toHaveLength(SIZE)
    let back = 0
    for (let part = 0; part < parts; part += 1) back += (await undoLast('import')).back
    expect(back).toBe(SIZE)
    expect(exportCatalogue(await read())).toBe(exportCatalogue(before))
  })
})
