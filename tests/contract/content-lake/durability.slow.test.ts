import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLakeProcess } from '../../../scripts/lake-process.ts'
import { lakeAt } from '../../e2e/support/lake.ts'
import { runCrashRounds } from './support/crash-rounds.ts'

const entry = fileURLToPath(new URL('../../../emulators/content-lake/index.js', import.meta.url))
const execute = promisify(execFile)
let directory: string
const processes: ChildProcess[] = []
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'durability-'))
})
afterEach(async () => {
  for (const child of processes.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  await rm(directory, { recursive: true })
})

/** Starts the lake as its own process and returns a client for it. */
async function start(): Promise<{ child: ChildProcess; client: SanityClient }> {
  const { child, url, tokens } = await startLakeProcess(directory)
  processes.push(child)
  const client = lakeAt(url, tokens.administrator)
  await client.datasets.create('production', { aclMode: 'public' })
  return { child, client }
}

/** How often the lake is killed; `MERIDIAN_KILLS=1000` kills it more often than the daily tests. */
const KILLS = Number(process.env.MERIDIAN_KILLS ?? 5)

test(
  'kills while writing lose no acknowledged write, leave no partial one, and keep the history complete',
  async () => {
    let seed = 1
    // The same delays in every run.
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const { acknowledged, errors } = await runCrashRounds({ kills: KILLS, directory, random })
    expect(errors).toEqual([])
    expect(acknowledged).toBeGreaterThan(0)
  },
  60_000 + KILLS * 10_000,
)

test('a second lake on the same data is rejected with a message, and the first keeps running', async () => {
  const { client } = await start()
  const second = execute(process.execPath, [entry, '--data', directory, '--port', '0'], { timeout: 30_000 })
  await expect(second).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Another lake already uses this data folder') as unknown,
  })
  await client.create({ _type: 'note' })
})

test('a stopping lake ends its event streams and exits', async () => {
  const { child, client } = await start()
  const { promise: isListening, resolve: welcome } = Promise.withResolvers<void>()
  const listening = client.listen('*', {}, { events: ['welcome'] })
  const subscription = listening.subscribe({ next: () => welcome(), error: () => {} })
  await isListening
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  subscription.unsubscribe()
  expect(code).toBe(0)
})
