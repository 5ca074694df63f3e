import { openLakeDatabase } from '../../../emulators/content-lake/storage/database.ts'
import { addDataset } from '../../../emulators/content-lake/storage/datasets.ts'
import { writeCommit } from '../../../emulators/content-lake/storage/transactions.ts'
import type { LakeDocument } from '../../../emulators/content-lake/types.ts'

export const projectId = 'bench'
export const dataset = 'production'

export const COLORS = ['black', 'blue', 'green', 'grey', 'red', 'white']
export const SIZES = ['s', 'm', 'l', 'xl']
export const MATERIALS = [
  'brass',
  'oak',
  'linen',
  'clay',
  'steel',
  'marble',
  'cork',
  'glass',
  'slate',
  'wool',
]
const THINGS = ['tray', 'holder', 'bookend', 'coaster', 'box', 'hook', 'calendar', 'lamp', 'bowl', 'stand']
/** Documents per transaction. */
const BATCH = 1_000

const createdAt = '2026-01-01T00:00:00Z'
const pick = (list: readonly string[], seed: number) => list[seed % list.length] ?? ''
/** Returns a reproducible number from 0 to `size` - 1, evenly distributed. */
const pseudoRandom = (index: number, size: number) => (Math.imul(index + 1, 2_654_435_761) >>> 8) % size

/**
 * Returns document `index` of a dataset of any size: 90 % products with texts in three languages, 10 %
 * categories. Each product refers to the previous category.
 */
export function documentOf(index: number): LakeDocument {
  const isCategory = index % 10 === 0
  const name = `${pick(MATERIALS, pseudoRandom(index, 997))} ${pick(THINGS, pseudoRandom(index, 991))} ${index}`
  const text = (language: string) => ({
    _key: language,
    language,
    value: `${name} in ${language}. `.repeat(6),
  })
  const base = {
    _id: `${isCategory ? 'category' : 'product'}-${index}`,
    _type: isCategory ? 'category' : 'product',
    _rev: 'bench',
    _createdAt: createdAt,
    _updatedAt: createdAt,
    name,
    slug: { _type: 'slug', current: `${isCategory ? 'category' : 'product'}-${index}` },
    summary: ['zh', 'en', 'ar'].map(text),
  }
  if (isCategory) return base
  return {
    ...base,
    category: { _type: 'reference', _ref: `category-${index - (index % 10)}` },
    price: pseudoRandom(index, 100_000),
    color: pick(COLORS, pseudoRandom(index, 983)),
    sizes: [pick(SIZES, pseudoRandom(index, 977)), pick(SIZES, pseudoRandom(index, 971))],
    rating: { stars: 1 + pseudoRandom(index, 41) / 10 },
    inStock: pseudoRandom(index, 7) > 0,
  }
}

/** Writes a lake's data folder with one public dataset of `size` documents. */
export function fill(directory: string, size: number): void {
  const opened = openLakeDatabase(directory)
  const { database } = opened
  addDataset(database, { projectId, name: dataset, aclMode: 'public', createdAt, createdBy: 'bench' })
  for (let start = 0; start < size; start += BATCH) {
    const length = Math.min(BATCH, size - start)
    const changes = Array.from({ length }, (_, index) => documentOf(start + index)).map((after) => ({
      documentId: after._id,
      before: null,
      after,
      mutations: [],
      effects: { apply: [], revert: [] },
    }))
    database.exec('BEGIN')
    const commit = {
      projectId,
      dataset,
      transactionId: `bench-${start}`,
      timestamp: createdAt,
      identity: 'bench',
    }
    writeCommit(database, { ...commit, changes, syncTags: [] })
    database.exec('COMMIT')
  }
  opened.close()
}
