import 'server-only'
import { retryWhenLimited } from '#schemas/shared/rate-limit.ts'
import { retryOnConnectionReset } from '#web/lib/retry-connection.ts'
import type { privateClient } from './private-client.ts'

/** Writes of private documents that are made together. */
export type Transaction = ReturnType<ReturnType<typeof privateClient>['transaction']>

/** Whether the lake rejected a write because of a concurrent change. */
const isConflict = (error: unknown): boolean => (error as { statusCode?: unknown } | null)?.statusCode === 409

/**
 * Commits a transaction guarded by revisions or new ids. A broken connection leaves the outcome unknown, so
 * the transaction is sent once more and rejected if it was already applied. Sanity's rate limit delays it.
 *
 * @returns false after a concurrent change or when it was already applied: read again
 * @throws when the lake does not respond
 */
export async function commitGuarded(transaction: { commit: () => Promise<unknown> }): Promise<boolean> {
  try {
    await retryWhenLimited(() => retryOnConnectionReset(() => transaction.commit()))
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}

/**
 * Sets fields of a document, or creates it with them. The transaction conflicts if the document was changed or created since.
 *
 * @param revision the revision that was read; null if the document did not exist
 */
export function setGuarded(
  transaction: Transaction,
  document: { _id: string; _type: string },
  revision: string | null,
  fields: Readonly<Record<string, unknown>>,
): void {
  if (revision === null) transaction.create({ ...document, ...fields })
  else transaction.patch(document._id, (patch) => patch.ifRevisionId(revision).set(fields))
}

/** Each conflict means that another writer was faster, so a few attempts are enough. */
const MAX_ATTEMPTS = 8

/**
 * Repeats an attempt, which reads documents and writes them guarded by the revisions it has read, until nothing has changed in between.
 *
 * @param attempt returns `conflict` if what it has read is outdated
 * @throws if every attempt was outdated
 */
export async function retryOnConflict<Value>(
  attempt: () => Promise<Value | 'conflict'>,
  maxAttempts = MAX_ATTEMPTS,
): Promise<Value> {
  for (let count = 0; count < maxAttempts; count += 1) {
    const result = await attempt()
    if (result !== 'conflict') return result
  }
  throw new Error(`Documents were changed during each of ${maxAttempts} attempts to write them.`)
}
