import { createChangeRecord, type StoredDocument } from './change-record.ts'
import type { ChangeWrites } from './transaction.ts'

/** The hosted API accepts 4,000,000 bytes per request; the rest is for the request around the changes. */
const MAX_BATCH_BYTES = 3_500_000

/**
 * Splits the writes of a change into batches that fit into one request each, together with their change record.
 *
 * @param maxBytes size of a batch; a larger single write gets its own batch
 */
export function splitChange(
  { patches, created }: ChangeWrites,
  documents: ReadonlyMap<string, StoredDocument>,
  maxBytes = MAX_BATCH_BYTES,
): ChangeWrites[] {
  const batches: ChangeWrites[] = []
  let size = Infinity
  function batchFor(bytes: number): ChangeWrites {
    const last = batches.at(-1)
    if (last && size + bytes <= maxBytes) {
      size += bytes
      return last
    }
    size = bytes
    const batch: ChangeWrites = { patches: [], created: [] }
    batches.push(batch)
    return batch
  }
  for (const document of created)
    batchFor(bytesOf(document, createChangeRecord([], [document], documents))).created.push(document)
  for (const patch of patches)
    batchFor(bytesOf(patch, createChangeRecord([patch], [], documents))).patches.push(patch)
  return batches
}

const encoder = new TextEncoder()

/** Returns the bytes of a write and its change record, which is JSON within JSON and so has escaped quotes. */
function bytesOf(write: object, record: object): number {
  return encoder.encode(JSON.stringify([write, JSON.stringify(record)])).byteLength
}
