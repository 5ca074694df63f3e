import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ClientError, SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lakeClientAt } from '../../../scripts/seed/client.ts'

const entry = fileURLToPath(new URL('../../../emulators/content-lake/index.js', import.meta.url))
/** The file size limit of the lake in blocks of 512 bytes: enough to start and for some writes. */
const SMALL = 4_000

let directory: string
const processes: ChildProcess[] = []
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'disk-'))
})
afterEach(async () => {
  for (const child of processes.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  await rm(directory, { recursive: true })
})

interface Running {
  client: SanityClient
  /** The operator's messages so far. */
  log: () => string
  kill: () => Promise<void>
}

/** Starts the lake as its own process; `blocks` limits the size of its files. */
async function start(blocks?: number): Promise<Running> {
  const command = `ulimit -f ${blocks ?? 'unlimited'}; exec "$0" "$@"`
  const flags = ['--data', directory, '--port', '0', '--json']
  const child = spawn('sh', ['-c', command, process.execPath, entry, ...flags])
  processes.push(child)
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { url, tokens } = JSON.parse(line) as { url: string; tokens: { administrator: string } }
  const client = lakeClientAt(url, tokens.administrator)
  await client.datasets.create('production', { aclMode: 'public' })
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { client, log: () => said.join(''), kill }
}

/** Writes until the disk is full; returns the acknowledged ids and the error. */
async function writeUntilRefused(client: SanityClient): Promise<{ ids: string[]; error: ClientError }> {
  for (const ids: string[] = []; ;) {
    const _id = `note-${ids.length}`
    try {
      await client.create({ _id, _type: 'note', text: 'x'.repeat(30_000) })
      ids.push(_id)
    } catch (error) {
      return { ids, error: error as ClientError }
    }
  }
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

test('a lake on a full disk reports it, loses nothing, still serves reads, and writes again with more space', async () => {
  const small = await start(SMALL)
  const heard: string[] = []
  const { promise: isListening, resolve: welcome } = Promise.withResolvers<void>()
  const listening = small.client.listen('*', {}, { visibility: 'query', events: ['welcome', 'mutation'] })
  const subscription = listening.subscribe((event) => {
    if (event.type === 'mutation') heard.push(event.documentId)
    else welcome()
  })
  await isListening
  const { ids, error } = await writeUntilRefused(small.client)
  expect(ids.length).toBeGreaterThan(5)
  expect(error).toMatchObject({
    statusCode: 503,
    message: expect.stringMatching(/The disk .+ no stored data is lost/) as string,
  })

  const upload = small.client.assets.upload('file', Buffer.alloc(5_000_000), { filename: 'large.bin' })
  await expect(upload).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringContaining('The disk is full') as string,
  })
  expect(await filesIn(join(directory, 'assets'))).toEqual([])

  const query = '*[_type == "note"]._id'
  expect(new Set(await small.client.fetch<string[]>(query))).toEqual(new Set(ids))
  await expect.poll(() => heard).toEqual(ids)
  // One line for each problem, none for each request, and no stack.
  expect(small.log().trim().split('\n')).toHaveLength(2)
  subscription.unsubscribe()
  await small.kill()

  const { client } = await start()
  expect(new Set(await client.fetch<string[]>(query))).toEqual(new Set(ids))
  await client.create({ _id: 'after', _type: 'note', text: 'x'.repeat(30_000) })
  await client.assets.upload('file', Buffer.alloc(5_000_000), { filename: 'large.bin' })
  expect(await client.getDocument('after')).toBeDefined()
})
