import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localClient } from '../../scripts/seed/client.ts'
import { seed } from '../../scripts/seed/seed.ts'
import { findFreeOffset } from '../../scripts/start/ports.ts'
import { readLakeTokens } from '../../scripts/start/secrets.ts'
import { type Machine, newMachine, readDocuments, type StoredDocument } from './support/machine.ts'
import { addPrivateContent, CV, DRAFT_TITLE, ORDER_ID } from './support/private-content.ts'
import { runAllQueries, siteQueries, withoutDates } from './support/site-queries.ts'

const isAsset = ({ _type }: StoredDocument) => /^sanity\.(?:image|file)Asset$/.test(_type)

/** Returns the content to restore: assets without generated fields, other documents without dates. */
function contentOf(documents: ReadonlyMap<string, StoredDocument>): Map<string, unknown> {
  return new Map(
    [...documents].map(([id, document]) => {
      const { _createdAt, uploadId: _upload, ...rest } = document
      return [id, withoutDates(isAsset(document) ? rest : { ...rest, _createdAt })]
    }),
  )
}

/** Returns the SHA-256 hash of every uploaded asset. */
async function hashAssets(documents: ReadonlyMap<string, StoredDocument>): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const document of [...documents.values()].filter(isAsset)) {
    const response = await fetch(`${String(document.url)}?dlRaw=true`)
    expect(response.status, document._id).toBe(200)
    const bytes = Buffer.from(await response.arrayBuffer())
    hashes.set(document._id, createHash('sha256').update(bytes).digest('hex'))
  }
  return hashes
}

let folder: string
let archive: string
let lost: Machine
let replacement: Machine
let before: Awaited<ReturnType<typeof observe>>

/** Returns everything that the site, its customers and its editors can read from a machine's lake. */
async function observe(machine: Machine, values?: readonly StoredDocument[]) {
  const client = await machine.startLake()
  const documents = await readDocuments(machine.settings, readLakeTokens(machine.settings).administrator)
  return {
    documents,
    results: await runAllQueries(client, values ?? [...documents.values()]),
    assets: await hashAssets(documents),
    publicIds: new Set((await readDocuments(machine.settings)).keys()),
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-backup-test-'))
  archive = join(folder, 'backup.tar.gz')
  // The second machine takes over the address of the first, as after a loss.
  const offset = await findFreeOffset(12_000)
  ;[lost, replacement] = await Promise.all([newMachine(offset), newMachine(offset)])
  const client = await lost.startLake()
  await seed(client, { reset: false })
  await addPrivateContent(client)
  await lost.stopLake()
  before = await observe(lost)
}, 300_000)

afterAll(async () => {
  await Promise.all([lost.dispose(), replacement.dispose()])
  await rm(folder, { recursive: true, force: true })
})

test('a running lake is backed up into a file that only its owner can read', async () => {
  const printed = await lost.run('backup', archive)
  expect(printed).toContain(archive)
  expect(printed).toMatch(/\d+ documents \(\d+ of them private\), \d+ assets/)
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
  await expect(lost.run('backup', archive)).rejects.toThrow(/exists already/)
  await lost.stopLake()
})

test('restored on an empty machine, every query of the site has the same result', async () => {
  // The command starts the lake itself: starting the product first would seed the content.
  await replacement.run('restore', archive)
  const after = await observe(replacement, [...before.documents.values()])

  expect(siteQueries().length).toBeGreaterThan(40)
  for (const [query, results] of before.results) expect(after.results.get(query), query).toEqual(results)
  const withoutResult = [...before.results].filter(([, results]) =>
    results.every((result) => result === null || (Array.isArray(result) && result.length === 0)),
  )
  expect(withoutResult.map(([query]) => query)).toEqual([])

  expect(contentOf(after.documents)).toEqual(contentOf(before.documents))
  expect(after.assets.size).toBeGreaterThan(100)
  expect(after.assets).toEqual(before.assets)
  expect(after.publicIds).toEqual(before.publicIds)
}, 300_000)

test('orders, downloads, drafts and releases are restored and private for readers without a token', async () => {
  const { administrator } = readLakeTokens(replacement.settings)
  const documents = await readDocuments(replacement.settings, administrator)
  expect(documents.get(ORDER_ID)).toMatchObject({ number: 'R-1001', totals: { payable: 2_322 } })
  expect(documents.get('drafts.siteSettings')).toMatchObject({ siteName: DRAFT_TITLE })
  expect(documents.get('_.releases.spring')).toMatchObject({ state: 'active' })
  expect(documents.get('versions.spring.siteSettings')).toMatchObject({ siteName: 'Spring' })
  const { parts } = documents.get('inquiry.rehearsal')?.file as { parts: string[] }
  const content = parts.map((id) => String(documents.get(id)?.content)).join('')
  expect(Buffer.from(content, 'base64')).toEqual(CV)

  const shown = [...(await readDocuments(replacement.settings)).keys()]
  expect(shown.length).toBeGreaterThan(200)
  expect(shown.filter((id) => id.includes('.'))).toEqual([])
})

test('existing content is overwritten only on request, and newer content stays', async () => {
  const client = localClient(replacement.settings, readLakeTokens(replacement.settings).administrator)
  await client.patch('siteSettings').set({ siteName: 'Changed by mistake' }).commit()
  await client.create({ _id: 'order.later', _type: 'order', number: 'R-1002' })
  await expect(replacement.run('restore', archive)).rejects.toThrow(/holds content/)
  expect(await client.getDocument('siteSettings')).toMatchObject({ siteName: 'Changed by mistake' })

  await replacement.run('restore', archive, '--replace')
  expect(withoutDates(await client.getDocument('siteSettings'))).toEqual(
    withoutDates(before.documents.get('siteSettings')),
  )
  expect(await client.getDocument('order.later')).toMatchObject({ number: 'R-1002' })
})
