import type { DatabaseSync } from 'node:sqlite'
import { emptyIndex, fullTextTables, indexMissingDocuments } from './full-text.ts'
import { row } from './statements.ts'

const core = `
  CREATE TABLE IF NOT EXISTS datasets (
    project_id TEXT NOT NULL,
    name TEXT NOT NULL,
    acl_mode TEXT NOT NULL CHECK (acl_mode IN ('public', 'private')),
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (project_id, name)
  ) STRICT;

  CREATE TABLE IF NOT EXISTS documents (
    project_id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    slug TEXT,
    revision TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (project_id, dataset, id),
    FOREIGN KEY (project_id, dataset) REFERENCES datasets (project_id, name) ON DELETE CASCADE
  ) STRICT;
  DROP INDEX IF EXISTS documents_by_type;
  CREATE INDEX IF NOT EXISTS documents_by_type_and_id ON documents (project_id, dataset, type, id);
  CREATE INDEX IF NOT EXISTS documents_by_slug ON documents (project_id, dataset, slug);
  CREATE INDEX IF NOT EXISTS documents_by_sequence ON documents (project_id, dataset, sequence);

  CREATE TABLE IF NOT EXISTS document_references (
    project_id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    from_id TEXT NOT NULL,
    to_id TEXT NOT NULL,
    weak INTEGER NOT NULL,
    PRIMARY KEY (project_id, dataset, from_id, to_id, weak),
    FOREIGN KEY (project_id, dataset) REFERENCES datasets (project_id, name) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS references_by_target ON document_references (project_id, dataset, to_id);

  CREATE TABLE IF NOT EXISTS dataset_state (
    project_id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (project_id, dataset)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS transactions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    project_id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    author TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    sync_tags TEXT NOT NULL,
    UNIQUE (project_id, dataset, id),
    FOREIGN KEY (project_id, dataset) REFERENCES datasets (project_id, name) ON DELETE CASCADE
  ) STRICT;

  CREATE TABLE IF NOT EXISTS transaction_documents (
    project_id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    document_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    position INTEGER NOT NULL,
    previous_revision TEXT,
    deleted INTEGER NOT NULL,
    mutations TEXT NOT NULL,
    effects TEXT NOT NULL,
    PRIMARY KEY (project_id, dataset, document_id, sequence),
    FOREIGN KEY (sequence) REFERENCES transactions (sequence) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS transaction_documents_by_sequence ON transaction_documents (sequence, position);

  -- One random name per database, by which event ids of another, earlier data folder are told apart.
  CREATE TABLE IF NOT EXISTS identity (epoch TEXT NOT NULL) STRICT;
  INSERT INTO identity (epoch) SELECT lower(hex(randomblob(8))) WHERE NOT EXISTS (SELECT 1 FROM identity);

  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'viewer')),
    kind TEXT NOT NULL CHECK (kind IN ('person', 'robot')),
    created_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS tokens (
    token_hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
`

type Migration = (database: DatabaseSync, tables: readonly string[]) => void

const createTables: Migration = (database, tables) => {
  for (const sql of tables) database.exec(sql)
}

/**
 * The changes of the schema since the first version, in order; the file stores how many it has as `user_version`. Append a migration,
 * never change one: data folders have it already.
 */
const MIGRATIONS: readonly Migration[] = [
  // The tables, and words in the form of their first index.
  (database, tables) => {
    createTables(database, tables)
    emptyIndex(database)
  },
  // Tables that were added before migrations had numbers.
  createTables,
]

/**
 * Brings the schema up to date in one transaction. `more` are the tables of other modules (`CREATE … IF NOT EXISTS`). Throws an `Error`
 * for a folder of a newer version.
 */
export function migrate(database: DatabaseSync, more: readonly string[]): void {
  const version = row<{ user_version: number }>(database, 'PRAGMA user_version')?.user_version ?? 0
  if (version > MIGRATIONS.length)
    throw new Error(
      `A newer version of the lake wrote this data folder (schema ${version}): use that version`,
    )
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const change of MIGRATIONS.slice(version)) change(database, [core, fullTextTables, ...more])
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
    indexMissingDocuments(database)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
