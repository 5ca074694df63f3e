import type { SanityClient } from 'sanity'

/** A change to one document, made only if it is still as it was when the change was planned. */
export interface GuardedPatch {
  id: string
  /** Revision of the document when it was read. */
  revision: string
  set?: Record<string, unknown>
  unset?: string[]
}

/** What is written in one transaction. */
export interface Writes {
  patches: readonly GuardedPatch[]
  created?: readonly { _id: string; _type: string }[]
  /** Ids of documents that go. */
  deleted?: readonly string[]
  /** The revision that everything written will have; made by the lake where none is given. */
  revision?: string
}

/** How a change of many documents ended: all were changed, or none. */
export type Outcome = 'done' | 'overtaken' | 'failed'

/** How a change ended that may have been too much for one transaction. */
export interface Made {
  /** Of the last transaction; after any other than `done` nothing more was tried. */
  outcome: Outcome
  /** How many transactions it took, or would have, and how many were done. */
  parts: number
  made: number
}

/** Writes all of it in one transaction: all of it, or nothing. */
export async function commitTogether(
  client: SanityClient,
  { patches, created = [], deleted = [], revision }: Writes,
): Promise<Outcome> {
  if (patches.length + created.length + deleted.length === 0) return 'done'
  const transaction = client.transaction()
  if (revision) transaction.transactionId(revision)
  for (const document of created) transaction.create(document)
  for (const { id, revision: read, set, unset } of patches) {
    const changes = { ...(set && { set }), ...(unset?.length && { unset }) }
    transaction.patch(id, { ...changes, ifRevisionID: read })
  }
  for (const id of deleted) transaction.delete(id)
  try {
    await transaction.commit({ visibility: 'sync' })
    return 'done'
  } catch (error) {
    return (error as { statusCode?: number }).statusCode === 409 ? 'overtaken' : 'failed'
  }
}

/** What is said of a change that was not made. */
export const FAULTS: Record<Exclude<Outcome, 'done'>, string> = {
  overtaken:
    'Somebody changed one of these products meanwhile, so nothing was changed. Look at the list again.',
  failed: 'Nothing was changed: the content lake did not accept it. Check your connection and try again.',
}

/** What is said of a change that was not made, or not to its end. */
export function faultOf({ outcome, made, parts }: Made): string {
  if (made === 0 && outcome !== 'done') return FAULTS[outcome]
  return `This was too much for one step. Of ${parts} parts ${made} came true and can be taken back below; the others did not. Look at the list again.`
}
