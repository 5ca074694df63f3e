/** The tables of the schema's version 2. Later changes are migrations of their own (`migrations.ts`). */
export const TABLES = `
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

  -- The full-text index, without texts (\`full-text.ts\`).
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

  -- Aliases of datasets, and origins that were added at runtime.
  CREATE TABLE IF NOT EXISTS dataset_aliases (
    project_id TEXT NOT NULL,
    name TEXT NOT NULL,
    dataset TEXT,
    PRIMARY KEY (project_id, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS allowed_origins (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    origin TEXT NOT NULL UNIQUE,
    allow_credentials INTEGER NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;

  -- Sign-ins to Studio, and its settings per person.
  CREATE TABLE IF NOT EXISTS sign_ins (
    sid_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS key_values (
    user_id TEXT NOT NULL,
    project_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, project_id, key)
  );

  -- Deliveries. Transactions are a durable log with their sync tags; triggers write each change for webhooks in the commit
  -- itself. A target is a cursor into its log that moves only after the target responded, so a crash loses nothing.
  CREATE TABLE IF NOT EXISTS sync_tag_targets (
    id TEXT PRIMARY KEY,
    project_id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    cursor INTEGER NOT NULL,
    last_error TEXT,
    created_at TEXT NOT NULL,
    UNIQUE (project_id, dataset, url),
    FOREIGN KEY (project_id, dataset) REFERENCES datasets (project_id, name) ON DELETE CASCADE
  ) STRICT;

  CREATE TABLE IF NOT EXISTS webhooks (
    id TEXT PRIMARY KEY,
    project_id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    settings TEXT NOT NULL,
    secret TEXT,
    cursor INTEGER NOT NULL,
    last_error TEXT,
    created_by TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS webhook_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    project_id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    document_id TEXT NOT NULL,
    before TEXT,
    after TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS webhook_changes_by_project ON webhook_changes (project_id, id);

  CREATE TRIGGER IF NOT EXISTS webhook_document_written BEFORE INSERT ON documents
  WHEN EXISTS (SELECT 1 FROM webhooks WHERE project_id = NEW.project_id AND dataset IN (NEW.dataset, '*'))
  BEGIN
    INSERT INTO webhook_changes (project_id, dataset, sequence, document_id, before, after)
    VALUES (NEW.project_id, NEW.dataset, NEW.sequence, NEW.id,
      (SELECT body FROM documents WHERE project_id = NEW.project_id AND dataset = NEW.dataset AND id = NEW.id), NEW.body);
  END;

  -- A dataset that is deleted takes its documents with it without events, as hosted.
  CREATE TRIGGER IF NOT EXISTS webhook_document_deleted AFTER DELETE ON documents
  WHEN EXISTS (SELECT 1 FROM webhooks WHERE project_id = OLD.project_id AND dataset IN (OLD.dataset, '*'))
    AND EXISTS (SELECT 1 FROM datasets WHERE project_id = OLD.project_id AND name = OLD.dataset)
  BEGIN
    INSERT INTO webhook_changes (project_id, dataset, sequence, document_id, before, after)
    VALUES (OLD.project_id, OLD.dataset, (SELECT max(sequence) FROM transactions), OLD.id, OLD.body, NULL);
  END;
`
