import type { DatabaseSync } from 'node:sqlite'
import { applyPatch, type RawPatch } from 'mendoza'
import { isVersionId, publishedId } from '../documents/ids.ts'
import { readDocument } from '../storage/documents.ts'
import { entriesOfDocument } from '../storage/history.ts'
import type { DatasetName, LakeDocument } from '../types.ts'

type Body = Record<string, unknown> | null

/**
 * Returns the document after the transaction of that sequence, or null when it did not exist. Applies the patches of
 * history backwards from the current document.
 */
export function readDocumentAt(
  database: DatabaseSync,
  of: DatasetName,
  id: string,
  sequence: number,
): LakeDocument | null {
  const present = readDocument(database, of, id)
  const later = entriesOfDocument(database, of, id, sequence)
  let body: Body = present && withoutRevision(present)
  for (const { effects } of later.toReversed()) body = applyPatch(body, effects.revert as RawPatch) as Body
  const revision = later[0] ? later[0].previousRevision : present?._rev
  return body && typeof revision === 'string' ? ({ ...body, _rev: revision } as LakeDocument) : null
}

/**
 * Returns the document or its last revision before deletion; null when history does not have it. That of a version which a release
 * published is the transaction that published it, by which Studio reverts the release.
 */
export function readLastRevision(database: DatabaseSync, of: DatasetName, id: string): LakeDocument | null {
  const present = readDocument(database, of, id)
  if (present) return present
  const last = entriesOfDocument(database, of, id).at(-1)
  const document = last ? readDocumentAt(database, of, id, last.sequence - 1) : null
  if (!last || !document || !isVersionId(id)) return document
  const [published] = entriesOfDocument(database, of, publishedId(id), last.sequence - 1)
  return published?.sequence === last.sequence ? { ...document, _rev: last.transactionId } : document
}

function withoutRevision({ _rev, ...body }: LakeDocument): Record<string, unknown> {
  return body
}
