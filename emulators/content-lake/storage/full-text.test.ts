import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLake } from '../lake.ts'
import { DATASET, EDITOR } from '../testing/temporary-lake.ts'
import { addDataset } from './datasets.ts'

let dataDirectory: string
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'lake-'))
})
afterEach(() => rmSync(dataDirectory, { recursive: true }))

const openFolder = () => createLake({ dataDirectory, publicUrl: 'http://localhost:4000' })

/** Changes the file while no lake has it open. */
function withFile<Result>(use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(dataDirectory, 'lake.sqlite'))
  try {
    return use(database)
  } finally {
    database.close()
  }
}

const idsWith = (word: string) =>
  withFile((database) => {
    const sql = `SELECT id FROM document_words JOIN document_numbers ON number = document_words.rowid
      WHERE document_words MATCH ? ORDER BY id`
    return database
      .prepare(sql)
      .all(`"${word}"`)
      .map((row) => row['id'])
  })

async function writeTwo(): Promise<void> {
  const { lake, close } = openFolder()
  addDataset(lake.database, {
    ...DATASET,
    name: DATASET.dataset,
    aclMode: 'public',
    createdAt: '2026-01-01',
    createdBy: 'somebody',
  })
  const mutations = [
    { create: { _id: 'drafts.cloud-hosting', _type: 'service', title: 'Hosted' } },
    { create: { _id: 'security', _type: 'service', title: 'Cloud security' } },
  ]
  await lake.mutate({ ...DATASET, principal: EDITOR, mutations })
  await close()
}

test('a document is found by the words of its texts and its id, with and without the draft prefix', async () => {
  await writeTwo()
  expect(idsWith('CLOUD')).toEqual(['drafts.cloud-hosting', 'security'])
  expect(idsWith('DRAFTSCLOUD')).toEqual(['drafts.cloud-hosting'])
  expect(idsWith('SECURITY')).toEqual(['security'])
  expect(idsWith('SERVICE')).toEqual([])
})

test('a folder indexed by an earlier version is indexed again when it is opened', async () => {
  await writeTwo()
  withFile((database) => {
    database.exec(
      `INSERT INTO document_words (document_words) VALUES ('delete-all'); PRAGMA user_version = 0`,
    )
  })
  expect(idsWith('CLOUD')).toEqual([])
  await openFolder().close()
  expect(idsWith('CLOUD')).toEqual(['drafts.cloud-hosting', 'security'])
})
