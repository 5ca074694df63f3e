import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLake } from '../lake.ts'
import { TEST_DIRECTORY } from '../testing/people.ts'
import { DATASET, EDITOR, openTemporaryLake } from '../testing/temporary-lake.ts'
import { openLakeDatabase } from './database.ts'
import { findUser, principalForToken } from './tokens.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a data folder is locked by one lake and free again after it closes', () => {
  const first = openLakeDatabase(directory)
  expect(() => openLakeDatabase(directory)).toThrow(/Another lake already uses this data folder/)
  first.close()
  openLakeDatabase(directory).close()
})

test('the errors of an invalid folder, an invalid database and an unreadable one differ', () => {
  writeFileSync(join(directory, 'file'), '')
  expect(() => openLakeDatabase(join(directory, 'file', 'lake'))).toThrow(/data folder/)
  writeFileSync(join(directory, 'lake.sqlite'), 'x'.repeat(4096))
  expect(() => openLakeDatabase(directory)).toThrow(/not a valid database/)
  rmSync(join(directory, 'lake.sqlite'))
  mkdirSync(join(directory, 'lake.sqlite'))
  expect(() => openLakeDatabase(directory)).toThrow(/cannot be written/)
  // A failed start releases its lock.
  rmSync(join(directory, 'lake.sqlite'), { recursive: true })
  openLakeDatabase(directory).close()
})

test('tokens are readable by their owner only, survive a restart, and are recreated when lost', async () => {
  const options = { dataDirectory: directory, publicUrl: 'http://localhost:4000', directory: TEST_DIRECTORY }
  const first = createLake(options)
  const { tokens } = first
  expect(statSync(join(directory, 'tokens.json')).mode & 0o777).toBe(0o600)
  const principal = principalForToken(first.lake.database, tokens['marketer'] ?? '')
  expect(principal).toEqual({ userId: 'marketer', role: 'editor' })
  expect(findUser(first.lake.database, 'marketer')).toMatchObject({ kind: 'person' })
  await first.close()
  writeFileSync(join(directory, 'tokens.json'), JSON.stringify({ ...tokens, viewer: 'not one of ours' }))
  const second = createLake(options)
  expect(second.tokens).toMatchObject({ editor: tokens['editor'], marketer: tokens['marketer'] })
  expect(principalForToken(second.lake.database, second.tokens['viewer'] ?? '')).toMatchObject({
    role: 'viewer',
  })
  await second.close()
})

test('a data folder of a newer version is left as it is', () => {
  openLakeDatabase(directory).close()
  const database = new DatabaseSync(join(directory, 'lake.sqlite'))
  database.exec('PRAGMA user_version = 999')
  database.close()
  expect(() => openLakeDatabase(directory)).toThrow(/newer version of the lake.*schema 999/)
})

test('a table that a data folder of the first version lacks is created', () => {
  openLakeDatabase(directory).close()
  const database = new DatabaseSync(join(directory, 'lake.sqlite'))
  database.exec('DROP TABLE dataset_state; PRAGMA user_version = 1')
  database.close()
  const open = openLakeDatabase(directory)
  expect(open.database.prepare('SELECT count(*) AS count FROM dataset_state').get()).toEqual({ count: 0 })
  open.close()
})

test('a mutation after closing fails instead of hanging', async () => {
  const open = openTemporaryLake()
  await open.close()
  await expect(open.lake.mutate({ ...DATASET, principal: EDITOR, mutations: [] })).rejects.toThrow()
})
