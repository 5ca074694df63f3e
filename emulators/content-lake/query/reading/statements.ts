import type { DatabaseSync, StatementSync } from 'node:sqlite'

const scope = 'project_id = ? AND dataset = ?'

const sources = {
  state: `SELECT created_at AS created, sequence FROM datasets LEFT JOIN dataset_state
          ON dataset_state.project_id = datasets.project_id AND dataset_state.dataset = datasets.name
          WHERE datasets.project_id = ? AND datasets.name = ?`,
  body: `SELECT sequence, CASE WHEN sequence = ? THEN NULL ELSE body END AS body FROM documents
         WHERE ${scope} AND id = ?`,
  idsBySlug: `SELECT id FROM documents WHERE ${scope} AND slug = ?`,
  idsByReference: `SELECT DISTINCT from_id AS id FROM document_references WHERE ${scope} AND to_id = ?`,
  idsBetween: `SELECT id FROM documents WHERE ${scope} AND id >= ? AND id < ?`,
  type: `SELECT type FROM documents WHERE ${scope} AND id = ?`,
  idsByWords: `SELECT id FROM document_words JOIN document_numbers ON number = document_words.rowid
               WHERE document_words MATCH ? AND ${scope}`,
  changed: `SELECT id, type, body FROM documents WHERE ${scope} AND sequence > ?`,
  commits: `SELECT sequence, sync_tags AS tags FROM transactions
            WHERE ${scope} AND sequence >= ? ORDER BY sequence LIMIT ?`,
  count: `SELECT count(*) AS count FROM documents WHERE ${scope}`,
  countOfType: `SELECT count(*) AS count FROM documents WHERE ${scope} AND type = ?`,
  ids: `SELECT id FROM documents WHERE ${scope} ORDER BY id`,
  idsOfType: `SELECT id FROM documents WHERE ${scope} AND type = ? ORDER BY id`,
} as const

export type Statements = Record<keyof typeof sources, StatementSync>

/** Prepares the reader's statements once per connection. */
export function prepareStatements(database: DatabaseSync): Statements {
  const prepared = Object.entries(sources).map(([name, sql]) => [name, database.prepare(sql)] as const)
  return Object.fromEntries(prepared) as Statements
}
