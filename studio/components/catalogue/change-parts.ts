import type { GuardedPatch, Writes } from './guarded-patches.ts'
import { recordChange, type StoredDocument } from './made-change.ts'

/** What one transaction writes of a change. */
export interface ChangePart {
  patches: GuardedPatch[]
  created: { _id: string; _type: string }[]
}

/** The hosted lake takes 4,000,000 bytes in one request; the rest is for what stands around the changes. */
const LARGEST_PART = 3_500_000

/**
 * Divides the writes of a change into as few parts as fit into one request each, in their order, its note counted.
 *
 * @param largest bytes of a part; a single write that is larger is a part of its own
 */
export function partsOf(
  { patches, created = [] }: Pick<Writes, 'patches' | 'created'>,
  documents: ReadonlyMap<string, StoredDocument>,
  largest = LARGEST_PART,
): ChangePart[] {
  const parts: ChangePart[] = []
  let size = Infinity
  function take(bytes: number): ChangePart {
    const last = parts.at(-1)
    if (last && size + bytes <= largest) {
      size += bytes
      return last
    }
    size = bytes
    const part: ChangePart = { patches: [], created: [] }
    parts.push(part)
    return part
  }
  for (const document of created)
    take(bytesOf(document, recordChange([], [document], documents))).created.push(document)
  for (const patch of patches) take(bytesOf(patch, recordChange([patch], [], documents))).patches.push(patch)
  return parts
}

const encoder = new TextEncoder()

/** Bytes of a write and of its line in the note, which is text within JSON: each quotation mark in it takes one more. */
function bytesOf(write: object, note: object): number {
  return encoder.encode(JSON.stringify([write, JSON.stringify(note)])).byteLength
}
