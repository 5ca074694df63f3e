import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    parent TEXT,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_of_kind ON objects (kind, sequence);
  CREATE INDEX IF NOT EXISTS objects_of_parent ON objects (parent, sequence) WHERE parent IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_of_intent ON objects (kind, json_extract(body, '$.payment_intent'), sequence);
  CREATE INDEX IF NOT EXISTS objects_of_customer ON objects (kind, json_extract(body, '$.customer'), sequence);
  CREATE INDEX IF NOT EXISTS objects_by_status ON objects (kind, json_extract(body, '$.status'), sequence);

  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event_id TEXT NOT NULL,
    endpoint_id TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    outcome TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, due_at);
  CREATE INDEX IF NOT EXISTS deliveries_of_event ON deliveries (event_id);

  CREATE TABLE IF NOT EXISTS settlements (
    session_id TEXT PRIMARY KEY,
    succeeds INTEGER NOT NULL,
    due_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS intent_data (
    session_id TEXT PRIMARY KEY,
    body TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY,
    path TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    request_id TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
`

/** The database of a data folder, and the hold on that folder. */
export interface OpenDatabase {
  database: DatabaseSync
  close: () => void
}

/**
 * Opens `payments.sqlite` in the folder (made when missing) and holds the folder, so that no second process writes to it.
 * The hold is a lock of the operating system: it ends with the process, however that ends.
 * Throws an `Error` that says in one sentence why the folder cannot be used.
 */
export function openDatabase(directory: string): OpenDatabase {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const lock = new DatabaseSync(join(directory, 'payments.lock'), { timeout: 0 })
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
    const database = new DatabaseSync(join(directory, 'payments.sqlite'), { timeout: 5000 })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT`)
    return {
      database,
      close() {
        database.close()
        lock.close()
      },
    }
  } catch (error) {
    throw new Error(`${reason(error)} (data folder: ${directory})`, { cause: error })
  }
}

/** Does something wholly or not at all. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

function reason(error: unknown): string {
  const { errcode, code, message } = error as { errcode?: number; code?: string; message?: string }
  const primary = errcode === undefined ? undefined : errcode & 0xff
  if (primary === 5)
    return 'Another payment service already uses this data folder: stop it, or choose another folder'
  if (primary === 13 || code === 'ENOSPC') return 'The disk is full: free some space'
  if (primary === 26 || primary === 11) return 'payments.sqlite is not a sound database: remove it'
  if (primary === 8 || primary === 14 || ['EACCES', 'EROFS', 'EPERM'].includes(code ?? ''))
    return 'The data folder cannot be written: make it writable for this user'
  return message ?? 'The data folder cannot be used'
}
