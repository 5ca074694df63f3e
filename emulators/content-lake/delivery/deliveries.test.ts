import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCommitFeed } from '../documents/commit-feed.ts'
import { createCommitter } from '../documents/committer.ts'
import { createQueryService } from '../query/service.ts'
import { syncTagsForCommit } from '../query/sync-tags.ts'
import { openLakeDatabase, openWriter } from '../storage/database.ts'
import { addDataset } from '../storage/datasets.ts'
import { WriteLock } from '../storage/write-lock.ts'
import type { Lake } from '../types.ts'
import { startDeliveries } from './deliveries.ts'
import { listTargets, pendingTags, putTarget } from './sync-tag-targets.ts'
import { parseSettings } from './webhook-settings.ts'
import { addWebhook, listWebhooks, nextChange, removeWebhook } from './webhooks.ts'

const unexpected = (error: unknown) => {
  throw error
}
const fast = { timeoutMs: 300, longestPauseMs: 20 }
const of = { projectId: 'meridian', dataset: 'production' }

let directory: string
let lake: Lake
let close: () => Promise<void>
let deliveries: { stop(): Promise<void> } | undefined
const targets: Target[] = []

/** Opens the parts of a lake that deliveries need, on a real data folder. */
function open(): Lake {
  const opened = openLakeDatabase(directory)
  const { path, database } = opened
  const writes = new WriteLock()
  const queries = createQueryService({ databasePath: path, workers: 1 })
  const feed = createCommitFeed((error) => {
    throw error
  })
  const { mutate } = createCommitter({
    database,
    databasePath: path,
    queries,
    writes,
    openWriter: () => openWriter(opened),
    syncTags: syncTagsForCommit,
    publish: (one) => feed.publish(one),
  })
  close = async () => {
    await queries.close()
    opened.close()
  }
  return { database, queries, commits: feed, writes, mutate } as unknown as Lake
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'deliveries-'))
  lake = open()
  addDataset(lake.database, {
    projectId: 'meridian',
    name: 'production',
    aclMode: 'public',
    createdAt: '',
    createdBy: '',
  })
})

afterEach(async () => {
  await deliveries?.stop()
  deliveries = undefined
  await Promise.all(targets.splice(0).map((target) => target.close()))
  await close()
  await rm(directory, { recursive: true })
})

interface Received {
  body: string
  json: Record<string, unknown>
  headers: IncomingHttpHeaders
}

/** A web server with configurable responses that lets tests wait for requests. */
class Target {
  readonly received: Received[] = []
  /** `hang` never responds; a number is the status. */
  answer: number | 'hang' = 200
  attempts = 0
  #server: Server | undefined
  #port = 0

  async listen(): Promise<void> {
    this.#server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        this.attempts += 1
        if (this.answer !== 'hang') response.writeHead(this.answer).end()
        if (this.answer === 200)
          this.received.push({ body, json: JSON.parse(body) as Received['json'], headers: request.headers })
      })
    })
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
    if (!targets.includes(this)) targets.push(this)
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/api`
  }
}

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 10_000, interval: 5 })

async function newTarget(): Promise<Target> {
  const target = new Target()
  await target.listen()
  return target
}

function commit(...mutations: unknown[]) {
  return lake.mutate({ ...of, mutations, principal: { userId: 'marketer', role: 'editor' } })
}
const write = (id: string, more: object = {}) =>
  commit({ createOrReplace: { _id: id, _type: 'service', ...more } })
const register = (target: Target) =>
  putTarget(lake.database, { ...of, url: target.url, secret: 'a-long-secret' })
const errorOf = ({ url }: Target) =>
  listTargets(lake.database).find((target) => target.url === url)?.lastError ?? null
const isSettled = () => listTargets(lake.database).every((target) => !pendingTags(lake.database, target, 1))

test('tags of a commit are posted with the secret', async () => {
  const target = await newTarget()
  const { id } = register(target)
  deliveries = startDeliveries(lake, unexpected, fast)
  await write('a')
  await until(() => target.received.length === 1)
  const [delivery] = target.received
  expect(delivery?.headers.authorization).toBe('Bearer a-long-secret')
  expect(delivery?.json['syncTags']).toEqual(expect.arrayContaining([expect.stringMatching(/^s1:/)]))
  expect(delivery?.json['id']).toMatch(id)
})

test('tags of thousands of changes arrive complete, in messages of limited size', async () => {
  const target = await newTarget()
  register(target)
  const insert = lake.database.prepare(
    `INSERT INTO transactions (project_id, dataset, id, author, timestamp, sync_tags)
      VALUES ('meridian', 'production', ?, '', '', ?)`,
  )
  const sizes = [12_000, 2_000, 2_000, 2_000]
  const commits = sizes.map((size, commit) => Array.from({ length: size }, (_, tag) => `s1:${commit}-${tag}`))
  commits.forEach((tags, commit) => insert.run(String(commit), JSON.stringify(tags)))
  // A message accepted too late is sent again, which this test does not cover.
  deliveries = startDeliveries(lake, unexpected, { ...fast, timeoutMs: 30_000 })
  await until(isSettled)
  const messages = target.received.map(({ json }) => json['syncTags'] as string[])
  expect(Math.max(...messages.map((tags) => tags.length))).toBeLessThanOrEqual(5_000)
  expect(messages.flat()).toEqual(commits.flat())
})

test.each([
  ['answers 500', 500],
  ['hangs', 'hang'],
  ['refuses the secret', 401],
] as const)(
  'a target that %s receives everything when it recovers, and does not block others',
  async (_, answer) => {
    const ill = await newTarget()
    const well = await newTarget()
    ill.answer = answer
    register(ill)
    register(well)
    deliveries = startDeliveries(lake, unexpected, fast)
    await write('a')
    await until(() => ill.attempts >= 2)
    await write('b')
    await until(() => well.received.length === 2)
    expect(errorOf(ill)).toMatch(/answered|aborted|timeout/)

    ill.answer = 200
    await until(isSettled)
    const tags = (target: Target) =>
      new Set(target.received.flatMap(({ json }) => json['syncTags'] as string[]))
    expect(tags(ill)).toEqual(tags(well))
    expect(errorOf(ill)).toBeNull()
  },
)

test('commits of an earlier process are delivered after reopening', async () => {
  const target = await newTarget()
  register(target)
  await write('a')
  await close()
  lake = open()
  deliveries = startDeliveries(lake, unexpected, fast)
  await until(() => target.received.length === 1)
  expect(target.received[0]?.json['syncTags']).not.toHaveLength(0)
})

test('a target that was down receives its messages when it is up again', async () => {
  const target = await newTarget()
  register(target)
  await target.close()
  deliveries = startDeliveries(lake, unexpected, fast)
  await write('a')
  await until(() => errorOf(target) !== null)
  await target.listen()
  await until(() => target.received.length === 1)
})

function hook(target: Target, more: Record<string, unknown> = {}, secret: string | null = null) {
  const settings = parseSettings({ name: 'test', url: target.url, ...more })
  return addWebhook(lake.database, {
    projectId: 'meridian',
    dataset: 'production',
    settings,
    secret,
    createdBy: 'x',
  })
}

test('a webhook sends what its rule selects, in order and signed', async () => {
  const target = await newTarget()
  const { id } = hook(
    target,
    {
      rule: {
        on: ['create', 'update'],
        filter: '_type == "service" && price > 5',
        projection: '{_id, price, "was": before().price}',
      },
    },
    'signing-secret',
  )
  deliveries = startDeliveries(lake, unexpected, fast)
  await write('cheap', { price: 1 })
  await write('drafts.a', { price: 9 })
  const { transactionId } = await write('a', { price: 9 })
  await write('a', { price: 10 })
  await commit({ delete: { id: 'a' } })
  await write('b', { price: 11 })
  await until(() => target.received.length === 3)
  expect(target.received.map(({ json }) => json)).toEqual([
    { _id: 'a', price: 9, was: null },
    { _id: 'a', price: 10, was: 9 },
    { _id: 'b', price: 11, was: null },
  ])
  const [first] = target.received
  const headers = first?.headers ?? {}
  expect(headers).toMatchObject({
    'sanity-webhook-id': id,
    'sanity-document-id': 'a',
    'sanity-operation': 'create',
    'sanity-dataset': 'production',
    'sanity-project-id': 'meridian',
    'sanity-transaction-id': transactionId,
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  })
  expect(
    await isValidSignature(first?.body ?? '', String(headers[SIGNATURE_HEADER_NAME]), 'signing-secret'),
  ).toBe(true)
})

test('a delete sends the document before it; drafts only on request', async () => {
  const target = await newTarget()
  hook(target, { rule: { on: ['delete'] }, includeDrafts: true })
  await write('drafts.a', { title: 'gone' })
  deliveries = startDeliveries(lake, unexpected, fast)
  await commit({ delete: { id: 'drafts.a' } })
  await until(() => target.received.length === 1)
  expect(target.received[0]?.json).toMatchObject({ _id: 'drafts.a', title: 'gone' })
})

test('changes of an earlier process are delivered after reopening, then deleted', async () => {
  const target = await newTarget()
  hook(target)
  await write('a', { step: 1 })
  await write('a', { step: 2 })
  await close()
  lake = open()
  deliveries = startDeliveries(lake, unexpected, fast)
  await until(() => target.received.length === 2)
  expect(target.received.map(({ json }) => json['step'])).toEqual([1, 2])
  await until(() => lake.database.prepare('SELECT 1 FROM webhook_changes').get() === undefined)
})

test('a webhook retries a 503 in order, and accepts a 404 as final', async () => {
  const target = await newTarget()
  const webhook = hook(target)
  target.answer = 503
  deliveries = startDeliveries(lake, unexpected, fast)
  await write('a')
  await until(() => target.attempts >= 2)
  await write('b')
  target.answer = 200
  await until(() => target.received.length === 2)
  expect(target.received.map(({ json }) => json['_id'])).toEqual(['a', 'b'])

  target.answer = 404
  await write('c')
  await until(() => Boolean(listWebhooks(lake.database)[0]?.lastError?.includes('404')))
  target.answer = 200
  await write('d')
  await until(() => target.received.length === 3)
  expect(target.received[2]?.json['_id']).toBe('d')
  removeWebhook(lake.database, webhook)
  await write('e')
  expect(nextChange(lake.database, { ...webhook, cursor: 0 })).toBeUndefined()
})
