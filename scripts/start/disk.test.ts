import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureDataFolder, isDiskFullMessage } from './disk.ts'

test.each([
  'Error: ENOSPC: no space left on device, write',
  'SqliteError: database or disk is full',
  'cp: error writing: No space left on device',
])('recognizes a full disk: %s', (message) => {
  expect(isDiskFullMessage(message)).toBe(true)
})

test('ignores other errors', () => {
  expect(isDiskFullMessage('EACCES: permission denied')).toBe(false)
})

describe('the data folder', () => {
  let parent: string
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'data-folder-'))
  })
  afterEach(() => rmSync(parent, { recursive: true }))

  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

  // Windows has no modes: a new folder inherits the permissions of its parent.
  test.skipIf(process.platform === 'win32')('is created for its owner only, and so is the log folder', () => {
    const [data, logs] = [join(parent, 'data'), join(parent, 'data', 'logs')]
    ensureDataFolder(data, [logs])
    expect([modeOf(data), modeOf(logs)]).toEqual(['700', '700'])
  })

  test.skipIf(process.platform === 'win32')(
    'keeps its mode when it exists, while its log folder is closed to others',
    () => {
      const logs = join(parent, 'logs')
      chmodSync(parent, 0o755)
      mkdirSync(logs, { mode: 0o755 })
      ensureDataFolder(parent, [logs])
      expect([modeOf(parent), modeOf(logs)]).toEqual(['755', '700'])
    },
  )

  test('throws advice when the path is a file', () => {
    const file = join(parent, 'file')
    writeFileSync(file, '')
    expect(() => ensureDataFolder(file)).toThrow('Set MERIDIAN_DATA to one you may write.')
  })
})
