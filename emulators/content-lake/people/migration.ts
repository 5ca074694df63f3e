/** Tables of people and sign-ins, applied with the lake's own. */
export const migration = `
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
`
