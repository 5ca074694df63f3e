import type { SanityClient } from 'sanity'
import { resultOf, type WriteError, type WriteResult } from '../write-error.ts'

/** A patch that applies only to the revision it was planned for. */
export interface GuardedPatch {
  id: string
  revision: string
  set?: Record<string, unknown>
  unset?: string[]
}

/** The writes of a change, or of one of its batches. */
export interface ChangeWrites {
  patches: GuardedPatch[]
  created: { _id: string; _type: string }[]
}

interface Writes extends Partial<ChangeWrites> {
  /** Ids of documents. */
  deleted?: readonly string[]
  /** The revision of all written documents. Default: chosen by the lake. */
  revision?: string
}

/** The result of a change that may take several transactions. */
export interface ChangeResult {
  /** Of the last transaction; anything but `done` ends the change. */
  result: WriteResult
  batches: number
  /** Number of batches that were written. */
  completed: number
}

/** Commits all writes in one transaction. */
export async function commitTransaction(
  client: SanityClient,
  { patches = [], created = [], deleted = [], revision }: Writes,
): Promise<WriteResult> {
  if (patches.length + created.length + deleted.length === 0) return 'done'
  const transaction = client.transaction()
  if (revision) transaction.transactionId(revision)
  for (const document of created) transaction.create(document)
  for (const { id, revision: ifRevisionID, set, unset } of patches) {
    const changes = { ...(set && { set }), ...(unset?.length && { unset }) }
    transaction.patch(id, { ...changes, ifRevisionID })
  }
  for (const id of deleted) transaction.delete(id)
  return resultOf(transaction.commit({ visibility: 'sync' }))
}

export const ERROR_TEXTS: Record<WriteError, string> = {
  conflict:
    'Someone else just changed one of these products, so nothing was saved. Review the list and try again.',
  forbidden: 'Your role can’t change products, so nothing was saved. Ask a merchandiser or an administrator.',
  failed: 'Nothing was saved. Check your connection and try again.',
}

/** Describes a change that failed, entirely or after some batches. */
export function describeError({ result, completed, batches }: ChangeResult): string {
  if (completed === 0 && result !== 'done') return ERROR_TEXTS[result]
  return `This change was saved in batches, and only ${completed} of ${batches} went through. You can undo those below. Review the list and try again.`
}
