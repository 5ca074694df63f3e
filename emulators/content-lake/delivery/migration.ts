/**
 * Tables of deliveries. Transactions are a durable log with their sync tags; triggers write each change for webhooks in
 * the commit itself. A target is a cursor into its log that moves only after the target responded, so a crash loses
 * nothing.
 */
export const migration = `
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
