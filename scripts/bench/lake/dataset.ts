import { openLakeDatabase } from '../../../emulators/content-lake/storage/database.ts'
import { addDataset } from '../../../emulators/content-lake/storage/datasets.ts'
import { writeCommit } from '../../../emulators/content-lake/storage/transactions.ts'
import type { LakeDocument } from '../../../emulators/content-lake/types.ts'
import { generateProduct } from '../../products/generate.ts'

export const projectId = 'bench'
export const dataset = 'production'

/** Documents per transaction. */
const BATCH = 1_000

const createdAt = '2026-01-01T00:00:00Z'

/** Returns product `index` as a lake stores it. */
const storedProduct = (index: number): LakeDocument => ({
  ...generateProduct(index),
  _rev: 'bench',
  _createdAt: createdAt,
  _updatedAt: createdAt,
})

/** Writes a lake's data folder with one public dataset of `size` products. */
export function fill(directory: string, size: number): void {
  const opened = openLakeDatabase(directory)
  const { database } = opened
  addDataset(database, { projectId, name: dataset, aclMode: 'public', createdAt, createdBy: 'bench' })
  for (let start = 0; start < size; start += BATCH) {
    const length = Math.min(BATCH, size - start)
    const changes = Array.from({ length }, (_, index) => storedProduct(start + index)).map((after) => ({
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
