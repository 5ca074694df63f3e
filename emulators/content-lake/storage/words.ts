import type { DatabaseSync } from 'node:sqlite'

import type { LakeDocument } from '../types.ts'
import type { DatasetName } from './documents.ts'
import { row, run } from './statements.ts'

/**
 * The index of words, a table of SQLite's FTS5 that holds no texts. It narrows down what `match` is asked of, so it must find
 * whatever `match` could: words are cut as groq-js cuts them, and letters that its patterns take for the same are the same.
 */
export const wordsTables = `
  CREATE TABLE IF NOT EXISTS document_numbers (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    project_id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    UNIQUE (project_id, dataset, id),
    FOREIGN KEY (project_id, dataset) REFERENCES datasets (project_id, name) ON DELETE CASCADE
  ) STRICT;
  CREATE VIRTUAL TABLE IF NOT EXISTS document_words USING fts5 (
    words, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'"
  );
`

/** UTF-16 units of a word that are kept; a longer one is found by its beginning. */
const lengthMax = 64
const certainLength = 60

const separators = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g
const edges = /(\b\.+|\.+\b)/g

/** A word as the index holds it; `undefined` for one so long that only its beginning is certain. */
export function wordOf(word: string): string | undefined {
  return word.length <= certainLength ? folded(word) : undefined
}

/** The beginning of words as the index holds it. */
export function prefixOf(text: string): string {
  return folded(text.slice(0, certainLength).replace(/[\uD800-\uDBFF]$/, ''))
}

/** The text with letters as a regular expression that ignores case compares them, in characters that keep a word whole. */
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
 * Every word of a document's texts, those of attributes that begin with `_` left out, with a space between; of its id also without
 * what stands before a dot, for a perspective shows `drafts.a` and `versions.r.a` as `a`.
 */
function wordsOf(document: LakeDocument): string {
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

/** The spans of a block of portable text as `pt::text` joins them. */
function textOfBlock(spans: unknown[]): string {
  const texts = spans.map((span) => {
    const { _type, text } = (span ?? {}) as { _type?: unknown; text?: unknown }
    return _type === 'span' && typeof text === 'string' ? text : ''
  })
  return texts.join('')
}

/** Puts a document's words into the index, in the place of those it had. */
export function writeWords(database: DatabaseSync, of: DatasetName, document: LakeDocument): void {
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
  run(database, 'INSERT INTO document_words (rowid, words) VALUES (?, ?)', inserted, wordsOf(document))
}

/** Takes a document's words out of the index. */
export function forgetWords(database: DatabaseSync, of: DatasetName, id: string): void {
  const number = numberOf(database, of, id)
  if (number === undefined) return
  run(database, 'DELETE FROM document_words WHERE rowid = ?', number)
  run(database, 'DELETE FROM document_numbers WHERE number = ?', number)
}

function numberOf(database: DatabaseSync, of: DatasetName, id: string): number | undefined {
  const sql = 'SELECT number FROM document_numbers WHERE project_id = ? AND dataset = ? AND id = ?'
  return row<{ number: number }>(database, sql, of.projectId, of.dataset, id)?.number
}

/** Counts up with every change of what `wordsOf` finds, and is kept in the file (`PRAGMA user_version`). */
const version = 1

/** Brings the words of documents into the index that were written before there was one, or one of another version. */
export function indexMissingWords(database: DatabaseSync): void {
  if (row<{ user_version: number }>(database, 'PRAGMA user_version')?.user_version !== version) {
    database.exec(
      `INSERT INTO document_words (document_words) VALUES ('delete-all'); DELETE FROM document_numbers`,
    )
    database.exec(`PRAGMA user_version = ${version}`)
  }
  const count = (table: string) =>
    row<{ count: number }>(database, `SELECT count(*) AS count FROM ${table}`)?.count
  if (count('documents') === count('document_numbers')) return
  const sql = `SELECT project_id AS projectId, dataset, body FROM documents WHERE NOT EXISTS (SELECT 1 FROM document_numbers
    WHERE document_numbers.project_id = documents.project_id AND document_numbers.dataset = documents.dataset
    AND document_numbers.id = documents.id)`
  const missing = database.prepare(sql)
  for (const found of missing.iterate() as Iterable<unknown>) {
    const { body, ...of } = found as DatasetName & { body: string }
    writeWords(database, of, JSON.parse(body) as LakeDocument)
  }
}
