import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunningMailbox, startMailbox } from './start.ts'

let folder: string
const running: RunningMailbox[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((mailbox) => mailbox.close()))
  rmSync(folder, { recursive: true })
})

const start = async (name: string, port?: number) => {
  const mailbox = await startMailbox({ dataDirectory: join(folder, name), port })
  running.push(mailbox)
  return mailbox
}

test('a mailbox whose port is in use leaves its folder to the next one', async () => {
  const { port } = await start('first')
  await expect(start('second', port)).rejects.toThrow(`Port ${port} is in use`)
  expect((await start('second')).apiKey).toMatch(/^re_/)
})

test('a mailbox whose folder is in use leaves its port to the next one', async () => {
  const first = await start('first')
  await first.close()
  const holder = await start('held')
  await expect(start('held', first.port)).rejects.toThrow('Another mailbox already uses this data folder')
  expect((await start('other', first.port)).port).not.toBe(holder.port)
})
