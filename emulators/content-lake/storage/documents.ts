import type { DatabaseSync } from 'node:sqlite'
import { referencesIn } from '../documents/references.ts'
import type { DatasetName, LakeDocument } from '../types.ts'
import { indexWords, removeWords } from './full-text.ts'
import { row, rows, run } from './statements.ts'

/** Returns a stored document, or null. */
export function readDocument(database: DatabaseSync, of: DatasetName, id: string): LakeDocument | null {
  const sql = 'SELECT body FROM documents WHERE project_id = ? AND dataset = ? AND id = ?'
  const found = row<{ body: string }>(database, sql, of.projectId, of.dataset, id)
  return found ? (JSON.parse(found.body) as LakeDocument) : null
}

/** Stores a document with its references and words under the sequence of its commit. */
export function writeDocument(
  database: DatabaseSync,
  of: DatasetName,
  document: LakeDocument,
  sequence: number,
): void {
  const slug = (document['slug'] as { current?: unknown } | null | undefined)?.current
  run(
    database,
    `INSERT OR REPLACE INTO documents
      (project_id, dataset, id, type, slug, revision, created_at, updated_at, sequence, body)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    of.projectId,
    of.dataset,
    document._id,
    document._type,
    typeof slug === 'string' ? slug : null,
    document._rev,
    document._createdAt,
    document._updatedAt,
    sequence,
    JSON.stringify(document),
  )
  indexWords(database, of, document)
  forgetReferences(database, of, document._id)
  const sql = `INSERT INTO document_references (project_id, dataset, from_id, to_id, weak) VALUES (?, ?, ?, ?, ?)`
  for (const { to, weak } of referencesIn(document)) {
    run(database, sql, of.projectId, of.dataset, document._id, to, weak ? 1 : 0)
  }
}

export function deleteDocument(database: DatabaseSync, of: DatasetName, id: string): void {
  const sql = 'DELETE FROM documents WHERE project_id = ? AND dataset = ? AND id = ?'
  run(database, sql, of.projectId, of.dataset, id)
  removeWords(database, of, id)
  forgetReferences(database, of, id)
}

function forgetReferences(database: DatabaseSync, of: DatasetName, from: string): void {
  const sql = 'DELETE FROM document_references WHERE project_id = ? AND dataset = ? AND from_id = ?'
  run(database, sql, of.projectId, of.dataset, from)
}

/** Returns the ids of documents that refer to `to`, in order; `strong` omits weak references. */
export function referringIds(
  database: DatabaseSync,
  of: DatasetName,
  to: string,
  strength: 'strong' | 'any',
): string[] {
  const sql = `SELECT DISTINCT from_id AS id FROM document_references
    WHERE project_id = ? AND dataset = ? AND to_id = ? AND weak <= ? ORDER BY from_id`
  const weakest = strength === 'strong' ? 0 : 1
  return rows<{ id: string }>(database, sql, of.projectId, of.dataset, to, weakest).map(({ id }) => id)
}

/** Returns the ids that begin with a prefix, in order. */
export function idsBeginningWith(database: DatabaseSync, of: DatasetName, prefix: string): string[] {
  const sql = `SELECT id FROM documents WHERE project_id = ? AND dataset = ? AND id >= ? AND id < ? ORDER BY id`
  const end = `${prefix}\u{10ffff}`
  return rows<{ id: string }>(database, sql, of.projectId, of.dataset, prefix, end).map(({ id }) => id)
}

/** Returns the ids of the versions (`versions.*.id`) of a published id, for reads with `includeAllVersions`. */
export function versionIds(database: DatabaseSync, of: DatasetName, publishedId: string): string[] {
  const sql = `SELECT id FROM documents WHERE project_id = ? AND dataset = ? AND id >= 'versions.' AND id < 'versions/'
    AND substr(id, -length(?)) = ? ORDER BY id`
  const suffix = `.${publishedId}`
  return rows<{ id: string }>(database, sql, of.projectId, of.dataset, suffix, suffix).map(({ id }) => id)
}
