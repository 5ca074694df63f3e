/** Tables of access control, applied with the lake's own. */
export const migration = `
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
`
