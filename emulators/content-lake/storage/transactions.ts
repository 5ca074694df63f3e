import type { DatabaseSync } from 'node:sqlite'
import { type Pausable, runAtOnce } from '../slices.ts'
import type { Commit, DatasetName } from '../types.ts'
import { deleteDocument, writeDocument } from './documents.ts'
import { row, run } from './statements.ts'

/** Writes one commit at once, as `writeCommitInSteps` does. */
export function writeCommit(database: DatabaseSync, commit: Omit<Commit, 'sequence'>): Commit {
  return runAtOnce(writeCommitInSteps(database, commit))
}

/**
 * Writes one commit: documents, references, history. The caller holds the database's transaction. Returns the commit
 * with its `sequence`.
 */
export function* writeCommitInSteps(
  database: DatabaseSync,
  commit: Omit<Commit, 'sequence'>,
): Pausable<Commit> {
  const { projectId, dataset, transactionId, identity, timestamp, changes } = commit
  const inserted = row<{ sequence: number }>(
    database,
    `INSERT INTO transactions (project_id, dataset, id, author, timestamp, sync_tags)
      VALUES (?, ?, ?, ?, ?, ?) RETURNING sequence`,
    projectId,
    dataset,
    transactionId,
    identity,
    timestamp,
    JSON.stringify(commit.syncTags),
  )
  if (!inserted) throw new Error('The transaction got no sequence')
  const { sequence } = inserted
  for (const [position, change] of changes.entries()) {
    if (change.after) writeDocument(database, commit, change.after, sequence)
    else deleteDocument(database, commit, change.documentId)
    run(
      database,
      `INSERT INTO transaction_documents
        (project_id, dataset, document_id, sequence, position, previous_revision, deleted, mutations, effects)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      projectId,
      dataset,
      change.documentId,
      sequence,
      position,
      change.before?._rev ?? null,
      change.after ? 0 : 1,
      JSON.stringify(change.mutations),
      JSON.stringify(change.effects),
    )
    yield
  }
  const state = `INSERT INTO dataset_state (project_id, dataset, sequence) VALUES (?, ?, ?)
    ON CONFLICT (project_id, dataset) DO UPDATE SET sequence = excluded.sequence`
  run(database, state, projectId, dataset, sequence)
  return { ...commit, sequence }
}

/** Returns whether the dataset has a transaction with this id. */
export function hasTransaction(database: DatabaseSync, of: DatasetName, id: string): boolean {
  const sql = 'SELECT 1 FROM transactions WHERE project_id = ? AND dataset = ? AND id = ?'
  return row(database, sql, of.projectId, of.dataset, id) !== undefined
}

/** Deletes the history of a document, as `purge` requests; the document stays. */
export function purgeHistory(database: DatabaseSync, of: DatasetName, id: string): void {
  const sql = 'DELETE FROM transaction_documents WHERE project_id = ? AND dataset = ? AND document_id = ?'
  run(database, sql, of.projectId, of.dataset, id)
}
