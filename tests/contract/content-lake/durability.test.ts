import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { createClient, type SanityClient, type SanityDocument } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'

const entry = fileURLToPath(new URL('../../../emulators/content-lake/index.js', import.meta.url))
let directory: string
const processes: ChildProcess[] = []
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'durability-'))
})
afterEach(async () => {
  for (const child of processes.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  await rm(directory, { recursive: true })
})

/** Starts the lake as its own process and answers a client for it. */
async function start(): Promise<{ child: ChildProcess; client: SanityClient }> {
  const child = spawn(process.execPath, [entry, '--data', directory, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { url, tokens } = JSON.parse(line) as { url: string; tokens: { administrator: string } }
  const client = createClient({
    projectId: 'meridian',
    dataset: 'production',
    apiVersion: '2025-10-01',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: tokens.administrator,
  })
  await client.datasets.create('production', { aclMode: 'public' })
  return { child, client }
}

/** Writes pairs that must stay equal, one transaction after another, until the lake is gone; answers what it acknowledged. */
async function write(client: SanityClient, writer: number, acknowledged: Map<string, number>): Promise<void> {
  for (let n = 1; ; n++) {
    const pair = ['left', 'right'].map((side) => ({
      _id: `${side}-${writer}`,
      _type: 'pair',
      n,
      text: 'x'.repeat(2000),
    }))
    const [left, right] = pair
    if (!left || !right) return
    try {
      await client.transaction().createOrReplace(left).createOrReplace(right).commit()
    } catch {
      return
    }
    acknowledged.set(`left-${writer}`, n)
  }
}

test('what was acknowledged before a kill is there afterwards, whole, three times over', async () => {
  const acknowledged = new Map<string, number>()
  for (let round = 1; round <= 3; round++) {
    const { child, client } = await start()
    const writers = [1, 2, 3, 4].map((writer) => write(client, round * 10 + writer, acknowledged))
    // Killed in the midst of writing, as soon as there is enough to lose.
    while ([...acknowledged.values()].reduce((sum, n) => sum + n, 0) < round * 200) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    await Promise.all(writers)
  }
  const { client } = await start()
  const documents = await client.fetch<SanityDocument[]>('*[_type == "pair"]')
  const byId = new Map(documents.map((document) => [document._id, document]))
  expect(byId.size).toBe(24)
  for (const [id, n] of acknowledged) {
    const [left, right] = [byId.get(id), byId.get(id.replace('left', 'right'))]
    expect(left?.['n']).toBeGreaterThanOrEqual(n)
    expect(left?.['n']).toBeLessThanOrEqual(n + 1)
    expect([right?.['n'], right?._rev, right?.['text']]).toEqual([left?.['n'], left?._rev, 'x'.repeat(2000)])
  }
})

test('a second lake on the same data is refused in one sentence, and the first goes on', async () => {
  const { client } = await start()
  const second = spawn(process.execPath, [entry, '--data', directory, '--port', '0'])
  processes.push(second)
  const said: string[] = []
  second.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const [code] = (await once(second, 'exit')) as [number]
  expect(code).toBe(1)
  expect(said.join('')).toContain('Another lake already uses this data folder')
  await client.create({ _type: 'note' })
})

test('a lake that is asked to stop ends its event streams and leaves', async () => {
  const { child, client } = await start()
  const subscription = client.listen('*').subscribe({ error: () => {} })
  await client.create({ _type: 'note' })
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  subscription.unsubscribe()
  expect(code).toBe(0)
})
