import { inTransaction, type OpenDatabase, openDatabase } from '../../shared/database.ts'

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

/** Opens `mail.sqlite` in a data folder. Throws an `Error` that says in one sentence why the folder cannot be used. */
export const openMailDatabase = (directory: string): OpenDatabase =>
  openDatabase({
    directory,
    name: 'mail',
    emulator: 'mailbox',
    createTables: (database) => inTransaction(database, () => database.exec(SCHEMA)),
  })
