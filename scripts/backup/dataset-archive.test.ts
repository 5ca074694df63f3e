import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { restoreBackup, writeBackup } from './dataset-archive.ts'

const emptyDataset = { fetch: () => Promise.resolve([]) } as unknown as SanityClient
const file = join(tmpdir(), `no-backup-${process.pid}.tar.gz`)

test('an empty dataset is not backed up, because its name or folder is probably mistyped', async () => {
  await expect(writeBackup(emptyDataset, 'production', file)).rejects.toThrow('empty')
  expect(existsSync(file)).toBe(false)
})

test('a missing archive is named, whether the dataset is empty or not', async () => {
  await expect(restoreBackup(emptyDataset, file, { replace: true })).rejects.toThrow(`${file} does not exist`)
})
