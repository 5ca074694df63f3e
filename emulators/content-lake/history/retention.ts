import type { DatabaseSync } from 'node:sqlite'
import { run } from '../storage/statements.ts'
import type { WriteLock } from '../storage/write-lock.ts'

const DAY_MS = 86_400_000
/** Transactions deleted at a time, so that writers wait only for a moment. */
const SLICE = 50

/**
 * Deletes transactions older than the given days, now and every hour; documents stay. The newest transaction stays,
 * because readers of live events resume from it.
 */
export function startRetention(
  database: DatabaseSync,
  writes: WriteLock,
  days: number,
  report: (error: unknown) => void,
): { stop(): void } {
  let isStopped = false
  let next: NodeJS.Timeout | NodeJS.Immediate | undefined

  async function forget(): Promise<void> {
    try {
      const before = new Date(Date.now() - days * DAY_MS).toISOString()
      const deleted = await writes.run(() => forgetSlice(database, before))
      if (isStopped) return
      next = deleted === SLICE ? setImmediate(() => void forget()) : later()
    } catch (error) {
      report(error)
      next = later()
    }
  }

  const later = () => setTimeout(() => void forget(), DAY_MS / 24).unref()
  next = setImmediate(() => void forget())
  return {
    stop() {
      isStopped = true
      clearTimeout(next as NodeJS.Timeout)
      clearImmediate(next as NodeJS.Immediate)
    },
  }
}

/** Deletes the oldest transactions before a time (ISO); returns how many. */
function forgetSlice(database: DatabaseSync, before: string): number {
  const sql = `DELETE FROM transactions WHERE sequence IN (
    SELECT sequence FROM transactions
    WHERE timestamp < ? AND sequence < (SELECT max(sequence) FROM transactions) ORDER BY sequence LIMIT ?)`
  return run(database, sql, before, SLICE)
}
