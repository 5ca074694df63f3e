/** The targets that are notified of expired sync tags, with their delivery position. */

import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { row, rows, run, statement } from '../storage/statements.ts'
import type { DatasetName } from '../types.ts'

export interface SyncTagTarget extends DatasetName {
  id: string
  url: string
  secret: string
  /** Sequence of the last transaction whose tags were delivered. */
  cursor: number
  lastError: string | null
  createdAt: string
}

const columns = `id, project_id AS projectId, dataset, url, secret, cursor, last_error AS lastError,
  created_at AS createdAt`

/** Adds a target, or replaces the secret of its URL. A new target receives commits from now on. */
export function putTarget(
  database: DatabaseSync,
  target: Pick<SyncTagTarget, 'projectId' | 'dataset' | 'url' | 'secret'>,
): SyncTagTarget {
  const { projectId, dataset, url, secret } = target
  const written = row<SyncTagTarget>(
    database,
    `INSERT INTO sync_tag_targets (id, project_id, dataset, url, secret, cursor, created_at)
      VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(sequence), 0) FROM transactions), ?)
      ON CONFLICT (project_id, dataset, url) DO UPDATE SET secret = excluded.secret
      RETURNING ${columns}`,
    randomUUID(),
    projectId,
    dataset,
    url,
    secret,
    new Date().toISOString(),
  )
  if (!written) throw new Error('The target was not written')
  return written
}

export function findTarget(database: DatabaseSync, id: string): SyncTagTarget | undefined {
  return row<SyncTagTarget>(database, `SELECT ${columns} FROM sync_tag_targets WHERE id = ?`, id)
}

export function listTargets(database: DatabaseSync): SyncTagTarget[] {
  return rows<SyncTagTarget>(database, `SELECT ${columns} FROM sync_tag_targets ORDER BY created_at`)
}

/** Returns whether the target existed. */
export function removeTarget(database: DatabaseSync, id: string): boolean {
  return run(database, 'DELETE FROM sync_tag_targets WHERE id = ?', id) > 0
}

/**
 * Returns the merged tags that are pending for a target and the sequence they reach to; undefined when there are none.
 * Takes the oldest commits with at most `most` tags together, but at least one commit.
 */
export function pendingTags(
  database: DatabaseSync,
  { projectId, dataset, cursor }: SyncTagTarget,
  most: number,
): { syncTags: string[]; sequence: number } | undefined {
  const waiting = statement(
    database,
    `SELECT sequence, sync_tags AS syncTags FROM transactions
      WHERE project_id = ? AND dataset = ? AND sequence > ? ORDER BY sequence LIMIT 1000`,
  ).iterate(projectId, dataset, cursor) as Iterable<{ sequence: number; syncTags: string }>
  let tags = new Set<string>()
  let last: number | undefined
  for (const { sequence, syncTags } of waiting) {
    const together = tags.union(new Set(JSON.parse(syncTags) as string[]))
    if (last !== undefined && together.size > most) break
    tags = together
    last = sequence
  }
  return last === undefined ? undefined : { syncTags: [...tags], sequence: last }
}

export function recordDelivered(database: DatabaseSync, id: string, sequence: number): void {
  run(database, 'UPDATE sync_tag_targets SET cursor = ?, last_error = NULL WHERE id = ?', sequence, id)
}

export function recordFailure(database: DatabaseSync, id: string, error: string): void {
  run(database, 'UPDATE sync_tag_targets SET last_error = ? WHERE id = ?', error, id)
}
