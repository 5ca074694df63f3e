import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLogFile } from './log-file.ts'

/** Windows has no modes: a new file inherits the permissions of its folder. */
const hasModes = process.platform !== 'win32'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'))
  path = join(folder, 'logs', 'site.log')
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (suffix = '') => readFileSync(`${path}${suffix}`, 'utf8')
const modeOf = (name: string) => statSync(name).mode & 0o777

/** Writes the log of a run that prints one line. */
function logRun(line: string, isContinued = false): void {
  const log = openLogFile(path, { isContinued })
  log.write(line)
  log.close()
}

test.runIf(hasModes)('log and folder are readable by their owner only', () => {
  logRun('first')
  expect(modeOf(path).toString(8)).toBe('600')
  expect(modeOf(join(folder, 'logs')).toString(8)).toBe('700')
})

test('each run has its own log, and the last three stay', () => {
  for (const line of ['one', 'two', 'three', 'four', 'five']) logRun(line)
  expect([read(), read('.1'), read('.2'), read('.3')]).toEqual(['five\n', 'four\n', 'three\n', 'two\n'])
  expect(existsSync(`${path}.4`)).toBe(false)
})

test('a continued log is appended to', () => {
  logRun('before')
  logRun('after', true)
  expect(read()).toBe('before\nafter\n')
  expect(existsSync(`${path}.1`)).toBe(false)
})

test('a log that exceeds its size is rotated without losing or splitting a line', () => {
  const log = openLogFile(path, { maxBytes: 100 })
  for (let index = 10; index < 20; index += 1) log.write(`line ${index} of twenty letters`)
  log.close()
  expect(read('.1').split('\n').at(0)).toBe('line 14 of twenty letters')
  const lines = ['.2', '.1', ''].flatMap((suffix) => read(suffix).trimEnd().split('\n'))
  expect(lines).toEqual(Array.from({ length: 10 }, (_, index) => `line ${index + 10} of twenty letters`))
  expect(statSync(`${path}.1`).size).toBeGreaterThan(100)
})

test('a continued log counts its existing bytes', () => {
  logRun('a line of the first run')
  const log = openLogFile(path, { isContinued: true, maxBytes: 30 })
  log.write('a line of the second')
  log.write('a line after that')
  log.close()
  expect(read('.1')).toBe('a line of the first run\na line of the second\n')
  expect(read()).toBe('a line after that\n')
})

test('an unwritable log does not throw, and continues when it becomes writable', () => {
  writeFileSync(join(folder, 'logs'), 'a file in the place of the folder')
  const log = openLogFile(path)
  log.write('lost')
  rmSync(join(folder, 'logs'))
  mkdirSync(join(folder, 'logs'))
  log.write('written')
  log.close()
  expect(read()).toBe('written\n')
})
