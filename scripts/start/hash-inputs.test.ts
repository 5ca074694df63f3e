import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs } from './hash-inputs.ts'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const hash = (values = {}) => hashInputs(root, ['web', 'lock.json', 'missing'], values)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'meridian-inputs-'))
  write('web/page.tsx', 'one')
  write('lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

test('the hash does not depend on the folder', () => {
  const before = hash()
  const first = root
  root = mkdtempSync(join(tmpdir(), 'meridian-inputs-'))
  write('web/page.tsx', 'one')
  write('lock.json', '{}')
  expect(hash()).toBe(before)
  rmSync(first, { recursive: true })
})

test('contents, file names, new files and settings change the hash', () => {
  const before = hash()
  write('web/page.tsx', 'two')
  const edited = hash()
  write('web/other.tsx', '')
  const added = hash()
  expect(new Set([before, edited, added, hash({ SITE_URL: 'http://localhost:1' })]).size).toBe(4)
})

test('tests, Markdown and generated files do not', () => {
  const before = hash()
  write('web/page.test.tsx', 'test')
  write('web/README.md', 'words')
  write('web/.builds/3000/BUILD_ID', 'x')
  write('web/next-env.d.ts', 'x')
  expect(hash()).toBe(before)
})
