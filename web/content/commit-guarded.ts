import 'server-only'
import { againWhenCutOff } from '#web/lib/cut-off.ts'

/** Whether the lake refused a write because something else was written in between. */
const isConflict = (error: unknown): boolean => (error as { statusCode?: unknown } | null)?.statusCode === 409

/**
 * Commits a transaction that holds for what was read only (by revisions, or ids that are new). Where the connection breaks nobody knows whether it
 * was done: it is sent once more, and refused then if it was.
 *
 * @returns false where something was written in between, or it was done already: read again
 * @throws where the lake cannot be asked
 */
export async function commitGuarded(transaction: { commit: () => Promise<unknown> }): Promise<boolean> {
  try {
    await againWhenCutOff(() => transaction.commit())
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}
