import type { SanityClient } from 'sanity'
import { createRandomId } from '../random-id.ts'
import type { WriteResult } from '../write-error.ts'
import type { Catalog } from './catalog.ts'
import {
  type ChangeRecord,
  createChangeRecord,
  documentsById,
  planUndo,
  type StoredDocument,
} from './change-record.ts'
import { splitChange } from './split-change.ts'
import { type ChangeResult, type ChangeWrites, commitTransaction } from './transaction.ts'

/** The tool that made a change. */
export type ChangeKind = 'prices' | 'import'

/**
 * A change in the log that all users share. Its id has a dot, so it is readable with a token only; no form opens its type.
 */
export interface LoggedChange {
  _id: string
  _rev: string
  words: string
  by: string
  at: string
  /** The `ChangeRecord` as JSON, because a dataset may have a limited number of attributes. */
  change: string
}

/** The tool, description and author of a change. */
type ChangeFacts = Pick<LoggedChange, 'words' | 'by'> & { kind: ChangeKind }

/** The result of an undo, with the numbers of documents restored and left alone. */
interface UndoResult {
  result: WriteResult
  restored: number
  skipped: number
}

const TYPE = 'catalogChange'

const UNDO_LIMIT = 3

/** The last changes of a tool that were not undone, newest first. Perspective: raw. */
export const CHANGES_QUERY = `*[_type == "${TYPE}" && kind == $kind && !defined(undoneBy)] | order(at desc) [0...${UNDO_LIMIT}]`

export const CHANGES_LISTENED = `*[_type == "${TYPE}"]`

/** Number of changes kept in the log; each new change deletes some older ones. */
const LOG_LIMIT = 20
const EXPIRED_LIMIT = 50
const EXPIRED_QUERY = `*[_type == "${TYPE}" && kind == $kind] | order(at desc) [${LOG_LIMIT}...${LOG_LIMIT + EXPIRED_LIMIT}]._id`

/**
 * Applies a change and logs it in the same transaction. A large change is split into batches, each with its own log entry; the
 * first batch that fails ends it.
 *
 * @param client with the perspective `raw`
 */
export async function applyChange(
  client: SanityClient,
  facts: ChangeFacts,
  writes: ChangeWrites,
  catalog: Catalog,
): Promise<ChangeResult> {
  const documents = documentsById(catalog)
  const batches = splitChange(writes, documents)
  let completed = 0
  let result: WriteResult = 'done'
  for (const batch of batches) {
    const words =
      batches.length > 1 ? `${facts.words}, batch ${completed + 1} of ${batches.length}` : facts.words
    result = await applyBatch(client, { ...facts, words }, batch, documents)
    if (result !== 'done') break
    completed += 1
  }
  if (completed > 0)
    await commitTransaction(client, { deleted: await fetchExpiredChanges(client, facts.kind) })
  return { result, completed, batches: batches.length }
}

async function applyBatch(
  client: SanityClient,
  facts: ChangeFacts,
  { patches, created }: ChangeWrites,
  documents: ReadonlyMap<string, StoredDocument>,
): Promise<WriteResult> {
  const revision = createRandomId()
  const change: ChangeRecord = createChangeRecord(patches, created, documents)
  const record = {
    _id: `${TYPE}.${revision}`,
    _type: TYPE,
    ...facts,
    at: new Date().toISOString(),
    change: JSON.stringify(change),
  }
  const result = await commitTransaction(client, { patches, created: [...created, record], revision })
  if (result !== 'failed') return result
  // The answer to a change that was saved can get lost. Trying again would change prices twice.
  return (await client.getDocument(record._id).catch(() => null)) ? 'done' : 'failed'
}

/** Fetches the ids of expired log entries, or none when the query fails. */
const fetchExpiredChanges = (client: SanityClient, kind: ChangeKind) =>
  client.fetch<string[]>(EXPIRED_QUERY, { kind }).catch(() => [])

/** Undoes a change, except in documents changed since, and records who did. */
export async function undoChange(
  client: SanityClient,
  { _id, _rev, change }: LoggedChange,
  catalog: Catalog,
  by: string,
): Promise<UndoResult> {
  const { patches, deleted, skipped } = planUndo(
    JSON.parse(change) as ChangeRecord,
    documentsById(catalog),
    _rev,
  )
  const undoneMark = { id: _id, revision: _rev, set: { undoneBy: by } }
  const result = await commitTransaction(client, { patches: [...patches, undoneMark], deleted })
  return { result, restored: patches.length + deleted.length, skipped }
}
