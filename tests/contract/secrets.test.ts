import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOT } from '../../scripts/settings.ts'
import { startChild, stopAllChildren } from '../../scripts/start/child.ts'

/** Where each emulator stores its secrets, and how to read them. */
const EMULATORS = [
  ['content-lake', 'tokens.json', (text: string) => Object.values(JSON.parse(text) as object) as string[]],
  ['stripe', 'keys.json', (text: string) => Object.values(JSON.parse(text) as object) as string[]],
  ['resend', 'api-key', (text: string) => [text.trim()]],
] as const

/** Windows has no file modes: new files inherit the rights of the folder. */
const hasModes = process.platform !== 'win32'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  // A data folder may exist before and be readable by everyone.
  chmodSync(folder, 0o755)
})
afterEach(async () => {
  await stopAllChildren()
  rmSync(folder, { recursive: true })
})

/** Starts an emulator as the product does, and resolves with its output once it listens. */
async function startAndListen(name: string): Promise<string> {
  const child = startChild({
    command: [`emulators/${name}/index.js`, '--data', folder, '--port', '0'],
    directory: ROOT,
    environment: {},
    logFile: join(folder, 'logs', `${name}.log`),
  })
  await vi.waitFor(() => expect(child.tail().at(-1)).toContain('Ctrl-C'), { timeout: 20_000, interval: 20 })
  return child.tail().join('\n')
}

test.each(EMULATORS)('%s prints its address but no secret of %s', async (name, file, secretsIn) => {
  const printed = await startAndListen(name)
  const secrets = secretsIn(readFileSync(join(folder, file), 'utf8'))
  expect(printed).toMatch(/at http:\/\/localhost:\d+/)
  expect(printed).toContain(file)
  expect(secrets.length).toBeGreaterThan(0)
  expect(secrets.filter((secret) => printed.includes(secret))).toEqual([])
})

test.skipIf(!hasModes).each(EMULATORS)('only the owner can read the data of %s', async (name) => {
  await startAndListen(name)
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(entries).toContain(EMULATORS.find(([emulator]) => emulator === name)?.[1])
  const open = entries.filter((entry) => (statSync(join(folder, entry)).mode & 0o077) !== 0)
  expect(open).toEqual([])
})
