import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tryLock } from './pid-file.mjs'

/** Linux assigns no such process id. */
const UNUSED_PID = 99_999_999

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-lock-'))
  file = join(folder, 'meridian.pid')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a lock is released with its file', () => {
  const lock = tryLock(file)
  expect(existsSync(file)).toBe(true)
  if ('release' in lock) lock.release()
  expect(existsSync(file)).toBe(false)
})

test('the lock of a running process is respected', () => {
  writeFileSync(file, String(process.ppid))
  expect(tryLock(file)).toEqual({ owner: process.ppid })
})

test('the lock of a killed process is taken over', () => {
  writeFileSync(file, String(UNUSED_PID))
  expect(tryLock(file)).toHaveProperty('release')
})

test('a lock without its process id yet is respected', () => {
  writeFileSync(file, '')
  expect(tryLock(file)).toEqual({ owner: 0 })
})

test('a lock that never got its process id is taken over', () => {
  writeFileSync(file, '')
  const minuteAgo = Date.now() / 1000 - 60
  utimesSync(file, minuteAgo, minuteAgo)
  expect(tryLock(file)).toHaveProperty('release')
})
