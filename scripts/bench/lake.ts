/**
 * Measures the lake's queries over 1,000, 10,000 and 100,000 documents: `npm run bench:lake [sizes…]`.
 * Prints p50 and p95 in milliseconds, and the first run, which reads from the disk.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createQueryService } from '../../emulators/content-lake/query/service.ts'
import { openDatabase } from '../../emulators/content-lake/storage/database.ts'
import { addDataset } from '../../emulators/content-lake/storage/datasets.ts'
import { writeCommit } from '../../emulators/content-lake/storage/transactions.ts'
import type { LakeDocument, QueryService } from '../../emulators/content-lake/types.ts'

const projectId = 'bench'
const dataset = 'production'
const createdAt = '2026-01-01T00:00:00Z'
const runs = 200

/** Nine products of ten, the rest categories; each product refers to a category and a few documents refer to it. */
function documentOf(index: number, size: number): LakeDocument {
  const isCategory = index % 10 === 0
  const name = `${isCategory ? 'category' : 'product'}-${index}`
  const text = (language: string) => ({
    _key: language,
    language,
    value: `${name} in ${language}, `.repeat(4),
  })
  return {
    _id: name,
    _type: isCategory ? 'category' : 'product',
    _rev: 'bench',
    _createdAt: createdAt,
    _updatedAt: createdAt,
    title: ['zh', 'en', 'ar'].map(text),
    name: `Article ${(index * 7919) % size} ${randomUUID().slice(0, 8)}`,
    slug: { _type: 'slug', current: name },
    price: (index * 7919) % 100_000,
    ...(!isCategory && { category: { _type: 'reference', _ref: `category-${Math.floor(index / 10) * 10}` } }),
  }
}

function fill(directory: string, size: number): string {
  const opened = openDatabase(directory, [])
  const { path, database } = opened
  addDataset(database, { projectId, name: dataset, aclMode: 'public', createdAt, createdBy: 'bench' })
  const changes = Array.from({ length: size }, (_, index) => documentOf(index, size)).map((after) => ({
    documentId: after._id,
    before: null,
    after,
    mutations: [],
    effects: { apply: [], revert: [] },
  }))
  database.exec('BEGIN')
  const commit = { projectId, dataset, transactionId: 'bench', timestamp: createdAt, identity: 'bench' }
  writeCommit(database, { ...commit, changes, syncTags: [] })
  database.exec('COMMIT')
  opened.close()
  return path
}

const queries: Record<string, (pick: (max: number) => number, size: number) => [string, object]> = {
  'by type and slug': (pick, size) => [
    '*[_type == "product" && slug.current == $slug][0]{title, price, "category": category->title}',
    { slug: `product-${pick(size)}` },
  ],
  'by id': (pick, size) => ['*[_id == $id][0]', { id: `product-${pick(size)}` }],
  'page of 24, ordered': (pick) => {
    const start = pick(30) * 24
    const page = `[${start}...${start + 24}]{name, price, "category": category->name}`
    return [`*[_type == "product"] | order(price asc) ${page}`, {}]
  },
  'references($id)': (pick, size) => ['*[references($id)]._id', { id: `category-${pick(size / 10) * 10}` }],
  'match prefix': (pick, size) => [
    '*[_type == "product" && name match $name][0...10].name',
    { name: `${pick(size)}*` },
  ],
}

async function measure(service: QueryService, size: number, label: string): Promise<string> {
  const question = queries[label]
  if (!question) throw new Error(`no query ${label}`)
  const times: number[] = []
  let seed = 1
  const pick = (max: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % Math.floor(max)
  }
  const until = performance.now() + 20_000
  while (times.length <= runs && performance.now() < until) {
    const [query, params] = question(pick, size)
    const started = performance.now()
    await service.evaluate({
      projectId,
      dataset,
      query,
      params: { ...params },
      perspective: 'published',
      principal: { userId: 'bench', role: 'viewer' },
    })
    times.push(performance.now() - started)
  }
  const [first = 0, ...rest] = times
  rest.sort((a, b) => a - b)
  const at = (share: number) => (rest[Math.floor(rest.length * share)] ?? 0).toFixed(2).padStart(9)
  return `${label.padEnd(22)}${at(0.5)}${at(0.95)}${first.toFixed(1).padStart(9)}`
}

const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000]) {
  const directory = mkdtempSync(join(tmpdir(), 'lake-bench-'))
  const service = createQueryService({ databasePath: fill(directory, size) })
  console.log(`\n${size.toLocaleString('en')} documents      p50 ms   p95 ms first ms`)
  for (const label of Object.keys(queries)) console.log(await measure(service, size, label))
  console.log(`memory ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`)
  await service.close()
  rmSync(directory, { recursive: true })
}
