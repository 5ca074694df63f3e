import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requireDataFolder, saysDiskFull } from './disk.ts'

test.each([
  'Error: ENOSPC: no space left on device, write',
  'SqliteError: database or disk is full',
  'cp: error writing: No space left on device',
])('a full disk is recognised: %s', (words) => {
  expect(saysDiskFull(words)).toBe(true)
})

test('other failures are not taken for a full disk', () => {
  expect(saysDiskFull('EACCES: permission denied')).toBe(false)
})

describe('the data folder', () => {
  let parent: string
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'data-folder-'))
  })
  afterEach(() => rmSync(parent, { recursive: true }))

  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

  // Windows has no modes: there, the rights of a new folder are those of the one around it.
  test.skipIf(process.platform === 'win32')('is made for its owner only, with the folder of logs', () => {
    const [data, logs] = [join(parent, 'data'), join(parent, 'data', 'logs')]
    requireDataFolder(data, [logs])
    expect([modeOf(data), modeOf(logs)]).toEqual(['700', '700'])
  })

  test.skipIf(process.platform === 'win32')(
    'keeps its rights when it exists, and its logs are closed',
    () => {
      const logs = join(parent, 'logs')
      chmodSync(parent, 0o755)
      mkdirSync(logs, { mode: 0o755 })
      requireDataFolder(parent, [logs])
      expect([modeOf(parent), modeOf(logs)]).toEqual(['755', '700'])
    },
  )

  test('that is a file is refused with the way out', () => {
    const file = join(parent, 'file')
    writeFileSync(file, '')
    expect(() => requireDataFolder(file)).toThrow('Set MERIDIAN_DATA to one you may write.')
  })
})
