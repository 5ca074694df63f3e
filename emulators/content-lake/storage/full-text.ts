import type { DatabaseSync } from 'node:sqlite'
import type { DatasetName, LakeDocument } from '../types.ts'
import { row, run } from './statements.ts'

/*
 * The full-text index is an FTS5 table of SQLite without texts. It preselects documents for `match`, so it must find all
 * that `match` could: words are split as in groq-js, and letters that its patterns treat as equal are equal.
 */

/** UTF-16 units of a word that are indexed; a longer one is found by its beginning. */
const lengthMax = 64
const certainLength = 60

const separators = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g
const edges = /(\b\.+|\.+\b)/g

/** Returns a word in its indexed form; `undefined` for one that is only indexed in part. */
export function toIndexedWord(word: string): string | undefined {
  return word.length <= certainLength ? folded(word) : undefined
}

/** Returns the beginning of words in its indexed form. */
export function toIndexedPrefix(text: string): string {
  return folded(text.slice(0, certainLength).replace(/[\uD800-\uDBFF]$/, ''))
}

/** Folds letters as a case-insensitive regular expression does, into characters that keep words whole. */
function folded(text: string): string {
  let result = ''
  for (let index = 0; index < text.length; index += 1) {
    const unit = text[index] ?? ''
    const upper = unit.toUpperCase()
    const isFolded = upper.length === 1 && !(unit > '\x7f' && upper <= '\x7f')
    const kept = isFolded ? upper : unit
    result += kept > '\x7f' || /[A-Za-z0-9]/.test(kept) ? kept : '_'
  }
  return result
}

/**
 * Returns every word of a document's texts, except attributes that begin with `_`, and of its id, also without the part
 * before a dot, because perspectives show `drafts.a` and `versions.r.a` as `a`.
 */
function extractWords(document: LakeDocument): string {
  const words = new Set<string>()
  const ids = document._id.split('.').map((_, index, parts) => parts.slice(index).join('.'))
  for (const text of [...ids, ...textsIn(document)]) {
    for (const word of text.replace(edges, '').match(separators) ?? [])
      words.add(folded(word.slice(0, lengthMax)))
  }
  return [...words].join(' ')
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  const { children } = value as { children?: unknown }
  if (Array.isArray(children)) yield textOfBlock(children)
  for (const [name, inner] of Object.entries(value)) if (!name.startsWith('_')) yield* textsIn(inner)
}

/** Joins the spans of a block of portable text as `pt::text` does. */
function textOfBlock(spans: unknown[]): string {
  const texts = spans.map((span) => {
    const { _type, text } = (span ?? {}) as { _type?: unknown; text?: unknown }
    return _type === 'span' && typeof text === 'string' ? text : ''
  })
  return texts.join('')
}

/** Replaces a document's words in the index. */
export function indexWords(database: DatabaseSync, of: DatasetName, document: LakeDocument): void {
  const number = numberOf(database, of, document._id)
  if (number !== undefined) run(database, 'DELETE FROM document_words WHERE rowid = ?', number)
  const inserted =
    number ??
    row<{ number: number }>(
      database,
      'INSERT INTO document_numbers (project_id, dataset, id) VALUES (?, ?, ?) RETURNING number',
      of.projectId,
      of.dataset,
      document._id,
    )?.number
  if (inserted === undefined) throw new Error('The document got no number')
  run(database, 'INSERT INTO document_words (rowid, words) VALUES (?, ?)', inserted, extractWords(document))
}

/** Deletes a document's words from the index. */
export function removeWords(database: DatabaseSync, of: DatasetName, id: string): void {
  const number = numberOf(database, of, id)
  if (number === undefined) return
  run(database, 'DELETE FROM document_words WHERE rowid = ?', number)
  run(database, 'DELETE FROM document_numbers WHERE number = ?', number)
}

/** Empties the index when no document is left: deleted rows take space until then. */
export function clearUnusedWords(database: DatabaseSync): void {
  if (row(database, 'SELECT 1 FROM document_numbers LIMIT 1')) return
  database.exec(`INSERT INTO document_words (document_words) VALUES ('delete-all')`)
}

function numberOf(database: DatabaseSync, of: DatasetName, id: string): number | undefined {
  const sql = 'SELECT number FROM document_numbers WHERE project_id = ? AND dataset = ? AND id = ?'
  return row<{ number: number }>(database, sql, of.projectId, of.dataset, id)?.number
}

/** Empties the index; a migration calls it when the words of documents change, and `indexMissingDocuments` fills it again. */
export function emptyIndex(database: DatabaseSync): void {
  database.exec(
    `INSERT INTO document_words (document_words) VALUES ('delete-all'); DELETE FROM document_numbers`,
  )
}

/** Indexes documents that are not in the index. */
export function indexMissingDocuments(database: DatabaseSync): void {
  const count = (table: string) =>
    row<{ count: number }>(database, `SELECT count(*) AS count FROM ${table}`)?.count
  if (count('documents') === count('document_numbers')) return
  const sql = `SELECT project_id AS projectId, dataset, body FROM documents WHERE NOT EXISTS (SELECT 1 FROM document_numbers
    WHERE document_numbers.project_id = documents.project_id AND document_numbers.dataset = documents.dataset
    AND document_numbers.id = documents.id)`
  const missing = database.prepare(sql)
  for (const found of missing.iterate() as Iterable<unknown>) {
    const { body, ...of } = found as DatasetName & { body: string }
    indexWords(database, of, JSON.parse(body) as LakeDocument)
  }
}
