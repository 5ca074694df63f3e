import { inTransaction, type OpenDatabase, openDatabase } from '../../shared/database.ts'

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

/** Opens `payments.sqlite` in a data folder. Throws an `Error` that says in one sentence why the folder cannot be used. */
export const openPaymentsDatabase = (directory: string): OpenDatabase =>
  openDatabase({
    directory,
    name: 'payments',
    emulator: 'payment service',
    createTables: (database) => inTransaction(database, () => database.exec(SCHEMA)),
  })
