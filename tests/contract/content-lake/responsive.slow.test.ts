/** Large requests: others are processed meanwhile, and each is complete or has not happened. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test, vi } from 'vitest'
import { createLake } from '../../../emulators/content-lake/lake.ts'
import { openTestLake } from './support/open-lake.ts'

// Thousands of documents take minutes on a machine that is busy with other work.
vi.setConfig({ testTimeout: 300_000 })

const lake = await openTestLake()
afterAll(() => lake.close())

const notes = (count: number, prefix = 'note') =>
  Array.from({ length: count }, (_, index) => ({
    create: { _id: `${prefix}-${index}`, _type: prefix, text: `words of ${prefix} ${index}` },
  }))

/** Sends pings until the work ends; returns how many got a response. While the work blocks the server, that is one, at its end. */
async function countPings(work: Promise<unknown>): Promise<number> {
  let isRunning = true
  const end = () => (isRunning = false)
  work.then(end, end)
  let received = 0
  while (isRunning) {
    await (await lake.fetch('/v1/ping')).text()
    received += 1
  }
  await work
  return received
}

test('an export of many documents does not delay other requests', async () => {
  const client = lake.client()
  await lake.createDataset('exported')
  const mutations = notes(30_000, 'page')
  await client.withConfig({ dataset: 'exported' }).mutate(mutations)
  // The connection of the pings is open before the work begins: on a busy machine it takes as long.
  await (await lake.fetch('/v1/ping')).text()
  const lines = lake.fetch('/v1/data/export/exported').then(async (response) => {
    const text = await response.text()
    return text.trimEnd().split('\n').length
  })
  expect(await countPings(lines)).toBeGreaterThan(1)
  expect(await lines).toBe(30_000)
})

test('requests during a large transaction are processed and see nothing of it until it is complete', async () => {
  const client = lake.client()
  const counts = new Set<number>()
  const writing = client.mutate(notes(2_000))
  let isWriting = true
  const counting = (async () => {
    while (isWriting) counts.add(await client.fetch<number>('count(*[_type == "note"])'))
  })()
  const later = client.patch('note-7').set({ text: 'later' }).commit()
  expect(await countPings(writing)).toBeGreaterThan(1)
  isWriting = false
  await counting
  counts.add(await client.fetch<number>('count(*[_type == "note"])'))
  expect([...counts].every((count) => count === 0 || count === 2_000)).toBe(true)
  expect(await later).toMatchObject({ text: 'later' })
})

test('a large patch by query changes all documents in one transaction, with an event for each', async () => {
  const client = lake.client()
  await client.mutate(notes(300, 'event'))
  const seen: string[] = []
  const listening = client.listen('*[_type == "event"]', {}, { events: ['welcome', 'mutation'] })
  const { promise: isReady, resolve: ready } = Promise.withResolvers<void>()
  const subscription = listening.subscribe((event) => {
    if (event.type === 'mutation') seen.push(event.transactionId)
    else ready()
  })
  await isReady
  const patch = { patch: { query: '*[_type == "event"]', set: { text: 'patched' } } }
  const { transactionId } = await client.mutate([patch] as never)
  await vi.waitFor(() => expect(seen).toHaveLength(300))
  subscription.unsubscribe()
  expect(new Set(seen)).toEqual(new Set([transactionId]))
  expect(await client.fetch('count(*[_type == "event" && text == "patched"])')).toBe(300)
})

test('a large transaction whose last mutation fails leaves nothing', async () => {
  const client = lake.client()
  const conflict = { create: { _id: 'half-0', _type: 'half' } }
  await expect(client.mutate([...notes(500, 'half'), conflict])).rejects.toThrow('already exists')
  expect(await client.fetch('count(*[_type == "half"])')).toBe(0)
})

test('datasets and tokens can be created while a large transaction is written', async () => {
  const writing = lake.client().mutate(notes(1_000, 'busy'))
  await lake.createDataset('meanwhile')
  const body = JSON.stringify({ label: 'meanwhile', roleName: 'viewer' })
  const headers = { 'content-type': 'application/json' }
  const token = await lake.fetch('/v1/projects/meridian/tokens', { method: 'POST', body, headers })
  expect(token.status).toBe(201)
  await writing
  expect(await lake.client({ dataset: 'meanwhile' }).fetch('count(*)')).toBe(0)
})

/** Counts what the database still has of a dataset. */
function countLeft(directory: string, dataset: string) {
  const database = new DatabaseSync(join(directory, 'lake.sqlite'), { readOnly: true })
  const count = (sql: string, ...values: string[]) => Number(database.prepare(sql).get(...values)?.['count'])
  const left = ['documents', 'document_numbers', 'document_references', 'transactions', 'dataset_state']
    .map((table) => count(`SELECT count(*) AS count FROM ${table} WHERE dataset = ?`, dataset))
    .reduce((sum, one) => sum + one, 0)
  const words = count('SELECT count(*) AS count FROM document_words')
  const pages = count('SELECT page_count AS count FROM pragma_page_count')
  const free = count('SELECT freelist_count AS count FROM pragma_freelist_count')
  database.close()
  return { left, words, pages, free }
}

test('a deleted dataset leaves neither documents nor words, its file shrinks, and its name is free', async () => {
  await lake.createDataset('dropped')
  const before = countLeft(lake.directory, 'dropped')
  await lake.client({ dataset: 'dropped' }).mutate(notes(2_000, 'dropped'))
  const full = countLeft(lake.directory, 'dropped')
  expect(full.words).toBe(before.words + 2_000)
  const remove = () => lake.fetch('/v1/projects/meridian/datasets/dropped', { method: 'DELETE' })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  await expect(lake.client({ dataset: 'dropped' }).fetch('*')).rejects.toThrow('Dataset not found')
  await lake.createDataset('dropped')
  expect(await lake.client({ dataset: 'dropped' }).fetch('count(*)')).toBe(0)
  const after = countLeft(lake.directory, 'dropped')
  expect(after).toMatchObject({ left: 0, words: before.words, free: 0 })
  expect(after.pages).toBeLessThan(full.pages)
})

test('a deletion that a restart interrupts is completed', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'removal-'))
  const open = () => createLake({ dataDirectory, publicUrl: 'http://localhost:4000' })
  const of = { projectId: 'meridian', dataset: 'production' }
  const first = open()
  const send = (method: string) =>
    first.handle(
      new Request('http://localhost:4000/v1/projects/meridian/datasets/production', {
        method,
        headers: { authorization: `Bearer ${first.tokens['administrator']}` },
      }),
    )
  await send('PUT')
  const principal = { userId: 'robot', role: 'administrator' as const }
  await first.lake.mutate({ ...of, principal, mutations: notes(1_000) })
  await send('DELETE')
  await first.close()
  expect(countLeft(dataDirectory, 'production').left).toBeGreaterThan(0)
  const second = open()
  await second.lake.removals.finish(of)
  await second.close()
  expect(countLeft(dataDirectory, 'production')).toMatchObject({ left: 0, words: 0 })
  await rm(dataDirectory, { recursive: true })
})
