/** Imports documents with their assets. */

import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  addressesIn,
  assetMapKey,
  parseAddress,
  resolveAddresses,
  restorableAttributes,
} from './asset-fields.ts'
import { type ImportSource, openImportSource } from './import-source.ts'
import type { ImportTarget } from './targets.ts'
import { formatPath, walkObjects } from './walk.ts'

export interface ImportOptions {
  /** For existing ids: `replace` them, skip them and import what is `missing`, or `fail`. */
  mode: 'replace' | 'missing' | 'fail'
  /** The base of `file://./` in plain NDJSON: usually the folder of the file. */
  assetsFolder?: string
  onProgress?: (done: { documents: number; assets: number }) => void
}

/** What an import did. */
export interface ImportResult {
  /** Documents created or replaced. */
  documents: number
  /** Documents that were skipped (`missing` only). */
  skipped: number
  assets: number
}

const MUTATIONS = { replace: 'createOrReplace', missing: 'createIfNotExists', fail: 'create' } as const

type ImportDocument = Record<string, unknown> & { _id: string }

/** JSON per transaction, below the lake's limit; a seed fits into one, without a second phase. */
const BATCH_BYTES = 3_000_000

/** Patches per transaction that strengthens references, and references per patch. */
const BATCH_PATCHES = 100
const PATCH_PATHS = 1_000

/** Returns the largest size of a document in a transaction: with its mutation and every reference weak. */
function bytesOf(document: ImportDocument): number {
  const text = JSON.stringify({ createIfNotExists: document })
  const references = text.split('"_ref":').length - 1
  return Buffer.byteLength(text) + references * ',"_weak":true'.length + 1
}

/**
 * Imports a stream of NDJSON or an export's archive. One batch is one transaction, in which references may point
 * anywhere. With several batches, strong references are weak until all documents exist. Throws a 400 for unreadable
 * input, and what the target throws (409 for an existing id in mode `fail`).
 */
export async function importDocuments(
  target: ImportTarget,
  input: Readable,
  options: ImportOptions,
): Promise<ImportResult> {
  const source = await openImportSource(input, options.assetsFolder)
  try {
    const run = new ImportRun(target, source, options)
    return await run.finish()
  } finally {
    await source.close()
  }
}

class ImportRun {
  readonly #target: ImportTarget
  readonly #source: ImportSource
  readonly #options: ImportOptions
  readonly #assetIds = new Map<string, string>()
  readonly #weakened: { id: string; paths: string[] }[] = []
  readonly #result: ImportResult = { documents: 0, skipped: 0, assets: 0 }

  constructor(target: ImportTarget, source: ImportSource, options: ImportOptions) {
    this.#target = target
    this.#source = source
    this.#options = options
  }

  async finish(): Promise<ImportResult> {
    // First, because documents may refer to them without embedding them.
    for (const address of this.#source.carried) await this.#upload(address)
    let batch: ImportDocument[] = []
    let bytes = 0
    let isOnly = true
    for await (const document of this.#source.documents()) {
      const prepared = await this.#prepare(document)
      if (!prepared) continue
      const length = bytesOf(prepared)
      if (bytes + length > BATCH_BYTES && batch.length > 0) {
        isOnly = false
        await this.#write(batch, true)
        batch = []
        bytes = 0
      }
      batch.push(prepared)
      bytes += length
    }
    if (batch.length > 0) await this.#write(batch, !isOnly)
    await this.#strengthen()
    return this.#result
  }

  /** Returns the document to write; undefined for system documents (`_.…`). */
  async #prepare(document: Record<string, unknown>): Promise<ImportDocument | undefined> {
    const { _rev, _id = randomUUID(), ...rest } = document
    if (typeof _id !== 'string' || _id.startsWith('_.')) return undefined
    for (const address of addressesIn(rest)) await this.#upload(address)
    return { ...(resolveAddresses(rest, this.#assetIds) as Record<string, unknown>), _id }
  }

  async #upload(address: string): Promise<void> {
    if (this.#assetIds.has(address)) return
    const { kind, url } = parseAddress(address)
    const { body, filename } = await this.#source.openFile(url)
    const asset = await this.#target.uploadAsset(kind, body, filename)
    this.#assetIds.set(address, asset._id)
    const known = restorableAttributes(this.#source.assetMap[assetMapKey(asset._id)] ?? {})
    const differing = Object.entries(known).filter(
      ([name, value]) => JSON.stringify(asset[name]) !== JSON.stringify(value),
    )
    if (differing.length > 0)
      await this.#target.mutate([{ patch: { id: asset._id, set: Object.fromEntries(differing) } }])
    this.#result.assets += 1
    this.#options.onProgress?.(this.#result)
  }

  async #write(batch: ImportDocument[], weaken: boolean): Promise<void> {
    const paths = new Map(batch.map((document) => [document._id, weaken ? weakenReferences(document) : []]))
    const kind = MUTATIONS[this.#options.mode]
    const changed = await this.#target.mutate(batch.map((document) => ({ [kind]: document })))
    for (const [id, weakened] of paths) {
      if (changed.has(id) && weakened.length > 0) this.#weakened.push({ id, paths: weakened })
    }
    this.#result.documents += changed.size
    this.#result.skipped += batch.length - changed.size
    this.#options.onProgress?.(this.#result)
  }

  async #strengthen(): Promise<void> {
    let batch: unknown[] = []
    let bytes = 0
    for (const mutation of this.#strengthening()) {
      const length = Buffer.byteLength(JSON.stringify(mutation)) + 1
      if (batch.length >= BATCH_PATCHES || (bytes + length > BATCH_BYTES && batch.length > 0)) {
        await this.#target.mutate(batch)
        batch = []
        bytes = 0
      }
      batch.push(mutation)
      bytes += length
    }
    if (batch.length > 0) await this.#target.mutate(batch)
  }

  /** A document with many references is strengthened in parts. */
  *#strengthening(): Generator<unknown> {
    for (const { id, paths } of this.#weakened) {
      for (let start = 0; start < paths.length; start += PATCH_PATHS)
        yield { patch: { id, unset: paths.slice(start, start + PATCH_PATHS) } }
    }
  }
}

/**
 * Makes strong references weak in place until every document exists; returns the paths of `_weak` to unset afterwards.
 */
function weakenReferences(document: Record<string, unknown>): string[] {
  const weakened: string[] = []
  walkObjects(document, (object, path) => {
    if (typeof object['_ref'] !== 'string' || object['_weak'] === true) return
    object['_weak'] = true
    weakened.push(formatPath([...path, '_weak']))
  })
  return weakened
}
