import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmulatorProcess, startEmulator } from '../../../scripts/emulator-process.ts'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { runCrashRounds } from './support/crash-rounds.ts'

const entry = fileURLToPath(new URL('../../../emulators/content-lake/index.js', import.meta.url))
const execute = promisify(execFile)
let directory: string
const lakes: EmulatorProcess[] = []
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'durability-'))
})
afterEach(async () => {
  await Promise.all(lakes.splice(0).map((lake) => lake.kill()))
  await rm(directory, { recursive: true })
})

/** Starts the lake as its own process and returns a client for it. */
async function start() {
  const lake = await startEmulator<{ tokens: { administrator: string } }>('content-lake', directory)
  lakes.push(lake)
  const client = lakeClientAt(lake.announced.url, lake.announced.tokens.administrator)
  await client.datasets.create('production', { aclMode: 'public' })
  return { child: lake.child, client }
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
