import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLake } from '../lake.ts'
import { openTemporaryLake } from '../testing/temporary-lake.ts'
import { Originals } from './originals.ts'

test('files that cannot be deleted are reported and do not block other deletions or the shutdown', async () => {
  const said: unknown[] = []
  const open = openTemporaryLake((one) => said.push(one))
  const upload = async (body: string) => {
    const response = await open.request('/v1/assets/files/production', { method: 'POST', as: 'editor', body })
    return ((await response.json()) as { document: { _id: string; sha1hash: string } }).document
  }
  const originals = new Originals(open.directory)
  const [stuck, other] = [await upload('stuck'), await upload('other')]
  // A folder that is not empty cannot be deleted as a file.
  const stuckPath = originals.pathOf(stuck.sha1hash)
  rmSync(stuckPath)
  mkdirSync(stuckPath)
  writeFileSync(join(stuckPath, 'held'), '')
  await open.mutate([{ delete: { id: stuck._id } }])
  await open.mutate([{ delete: { id: other._id } }])
  await expect.poll(() => existsSync(originals.pathOf(other.sha1hash))).toBe(false)
  expect(said).toEqual([expect.objectContaining({ code: expect.any(String) as string })])
  await open.close()
})

test('a start deletes incomplete uploads of a crash, and none that begins now', async () => {
  const first = openTemporaryLake()
  await first.stop()
  const incoming = join(first.directory, 'assets', 'originals', 'incoming')
  mkdirSync(incoming, { recursive: true })
  writeFileSync(join(incoming, 'old'), '')
  const second = createLake({ dataDirectory: first.directory, publicUrl: 'http://localhost:4000' })
  expect(existsSync(incoming)).toBe(false)
  mkdirSync(incoming)
  writeFileSync(join(incoming, 'new'), '')
  await second.close()
  expect(existsSync(join(incoming, 'new'))).toBe(true)
  rmSync(first.directory, { recursive: true })
})
