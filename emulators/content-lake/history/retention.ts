import type { DatabaseSync } from 'node:sqlite'

import { run } from '../storage/statements.ts'

const DAY_MS = 86_400_000
/** Transactions forgotten at a time, so that those who write meanwhile wait for a moment only. */
const SLICE = 500

/**
 * Forgets transactions older than so many days, now and every hour; documents stay as they are. The newest transaction of
 * all stays, by which readers of live events know where they were.
 */
export function startRetention(
  database: DatabaseSync,
  days: number,
  report: (error: unknown) => void,
): { stop(): void } {
  let next: NodeJS.Timeout | NodeJS.Immediate | undefined

  function forget(): void {
    try {
      const before = new Date(Date.now() - days * DAY_MS).toISOString()
      if (forgetSlice(database, before) === SLICE) next = setImmediate(forget)
      else next = setTimeout(forget, DAY_MS / 24).unref()
    } catch (error) {
      report(error)
      next = setTimeout(forget, DAY_MS / 24).unref()
    }
  }

  next = setImmediate(forget)
  return {
    stop() {
      clearTimeout(next as NodeJS.Timeout)
      clearImmediate(next as NodeJS.Immediate)
    },
  }
}

/** Forgets the oldest transactions before a time (ISO); answers how many. */
function forgetSlice(database: DatabaseSync, before: string): number {
  const sql = `DELETE FROM transactions WHERE sequence IN (
    SELECT sequence FROM transactions
    WHERE timestamp < ? AND sequence < (SELECT max(sequence) FROM transactions) ORDER BY sequence LIMIT ?)`
  return run(database, sql, before, SLICE)
}
