import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS mails (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    scheduled_at INTEGER,
    canceled INTEGER NOT NULL DEFAULT 0,
    content TEXT NOT NULL,
    search_text TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS attachments (
    mail_id TEXT NOT NULL REFERENCES mails (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    filename TEXT NOT NULL,
    content_type TEXT NOT NULL,
    content_id TEXT,
    content BLOB NOT NULL,
    PRIMARY KEY (mail_id, position)
  ) STRICT;

  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY,
    request_hash TEXT NOT NULL,
    response TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
`

/** The database of a data folder, and the hold on that folder. */
export interface OpenDatabase {
  database: DatabaseSync
  close: () => void
}

/**
 * Opens `mail.sqlite` in the folder (made when missing) and holds the folder, so that no second process writes to it.
 * The hold is a lock of the operating system: it ends with the process, however that ends.
 * Throws an `Error` that says in one sentence why the folder cannot be used.
 */
export function openDatabase(directory: string): OpenDatabase {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const lock = new DatabaseSync(join(directory, 'mail.lock'), { timeout: 0 })
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
    const database = new DatabaseSync(join(directory, 'mail.sqlite'), {
      timeout: 5000,
      enableForeignKeyConstraints: true,
    })
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

function reason(error: unknown): string {
  const { errcode, code, message } = error as { errcode?: number; code?: string; message?: string }
  const primary = errcode === undefined ? undefined : errcode & 0xff
  if (primary === 5) return 'Another mailbox already uses this data folder: stop it, or choose another folder'
  if (primary === 13 || code === 'ENOSPC') return 'The disk is full: free some space'
  if (primary === 26 || primary === 11) return 'mail.sqlite is not a sound database: remove it'
  if (primary === 8 || primary === 14 || ['EACCES', 'EROFS', 'EPERM'].includes(code ?? ''))
    return 'The data folder cannot be written: make it writable for this user'
  return message ?? 'The data folder cannot be used'
}
