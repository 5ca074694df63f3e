import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cronSecret, readLakeTokens } from './secrets.ts'

test('a secret is created once and readable by its owner only', () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }))
  const settings = { dataDirectory, portOffset: 0 }
  const path = join(dataDirectory, 'secrets', 'cron')
  const secret = cronSecret(settings)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(cronSecret(settings)).toBe(secret)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a data folder without tokens is named', () => {
  const settings = { dataDirectory: '/no-data', portOffset: 0 }
  expect(() => readLakeTokens(settings)).toThrow('/no-data is not the data folder of a started product')
})
