import { expect, test } from 'vitest'
import { saysDiskFull } from './disk.ts'

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
