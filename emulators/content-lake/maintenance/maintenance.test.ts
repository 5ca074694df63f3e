import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLake } from '../lake.ts'
import { readDocument } from '../storage/documents.ts'
import { TEST_DIRECTORY } from '../testing/people.ts'
import { DATASET, openTemporaryLake } from '../testing/temporary-lake.ts'
import { backUpFolder } from './back-up.ts'
import { backup, compact } from './main.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maintenance-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a lake on the backup of a running lake has its documents, assets and tokens', async () => {
  const open = openTemporaryLake()
  await open.mutate([{ create: { _id: 'a', _type: 'note', text: 'Kept' } }])
  const upload = await open.request('/v1/assets/files/production?filename=a.txt', {
    method: 'POST',
    body: 'An asset',
    as: 'editor',
  })
  const { document } = (await upload.json()) as { document: { path: string } }
  backUpFolder(open.directory, join(folder, 'backup'))
  await open.mutate([{ delete: { id: 'a' } }])

  const dataDirectory = join(folder, 'backup')
  const restored = createLake({
    dataDirectory,
    publicUrl: 'http://localhost:4000',
    directory: TEST_DIRECTORY,
  })
  expect(readDocument(restored.lake.database, DATASET, 'a')).toMatchObject({ text: 'Kept' })
  expect(restored.tokens).toEqual(open.tokens)
  const file = await restored.handle(new Request(`http://localhost:4000/${document.path}`))
  expect(await file.text()).toBe('An asset')
  expect(() => backUpFolder(open.directory, dataDirectory)).toThrow(/exists/)
  await restored.close()
  await open.close()
})

test('a compacted lake is smaller, without free pages, and has its documents', async () => {
  const open = openTemporaryLake()
  const text = 'x'.repeat(100_000)
  await open.mutate([...Array(20).keys()].map((n) => ({ create: { _id: `note-${n}`, _type: 'note', text } })))
  await open.mutate([{ delete: { query: '*[_type == "note" && _id != "note-0"]' } }])
  await open.stop()
  const size = () => readFileSync(join(open.directory, 'lake.sqlite')).byteLength
  const before = size()
  compact(['--data', open.directory])
  expect(size()).toBeLessThan(before)
  const { lake, close } = createLake({ dataDirectory: open.directory, publicUrl: 'http://localhost:4000' })
  expect(readDocument(lake.database, DATASET, 'note-0')).toMatchObject({ text })
  expect(lake.database.prepare('PRAGMA freelist_count').get()).toEqual({ freelist_count: 0 })
  await close()
  rmSync(open.directory, { recursive: true })
})

test('a backup into several folders is rejected with the usage, which --help prints', () => {
  expect(() => backup(['one', 'two'])).toThrow('content-lake backup FOLDER')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  backup(['--help'])
  compact(['--help'])
  const usage = [expect.stringContaining('content-lake compact')]
  expect(log.mock.calls).toEqual([usage, usage])
})
