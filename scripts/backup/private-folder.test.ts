import { existsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withPrivateTemporaryFolder } from './private-folder.ts'

test('work runs in a temporary folder that other users cannot enter', async () => {
  const usual = tmpdir()
  const folder = await withPrivateTemporaryFolder(() => {
    expect(statSync(tmpdir()).mode & 0o777).toBe(0o700)
    return Promise.resolve(tmpdir())
  })
  expect(folder).not.toBe(usual)
  expect(tmpdir()).toBe(usual)
  expect(existsSync(folder)).toBe(false)
})

test('the folder is removed when work fails', async () => {
  let folder = ''
  const work = () => {
    folder = tmpdir()
    writeFileSync(join(folder, 'orders.ndjson'), '{}')
    return Promise.reject(new Error('The archive is damaged.'))
  }
  await expect(withPrivateTemporaryFolder(work)).rejects.toThrow('The archive is damaged.')
  expect(existsSync(folder)).toBe(false)
})
