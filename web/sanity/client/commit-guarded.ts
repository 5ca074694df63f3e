import 'server-only'
import { retryOnConnectionReset } from '#web/lib/retry-connection.ts'

/** Whether the lake rejected a write because of a concurrent change. */
const isConflict = (error: unknown): boolean => (error as { statusCode?: unknown } | null)?.statusCode === 409

/**
 * Commits a transaction guarded by revisions or new ids. A broken connection leaves the outcome unknown, so
 * the transaction is sent once more and rejected if it was already applied.
 *
 * @returns false after a concurrent change or when it was already applied: read again
 * @throws when the lake does not respond
 */
export async function commitGuarded(transaction: { commit: () => Promise<unknown> }): Promise<boolean> {
  try {
    await retryOnConnectionReset(() => transaction.commit())
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}
