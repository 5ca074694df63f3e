import type { DatabaseSync } from 'node:sqlite'
import { row, rows, run } from './statements.ts'

/** An allowed origin that was added at runtime. */
export interface StoredOrigin {
  id: number
  origin: string
  allowCredentials: boolean
  createdAt: string
}

type OriginRow = Omit<StoredOrigin, 'allowCredentials'> & { allowCredentials: 0 | 1 }

const columns = 'id, origin, allow_credentials AS allowCredentials, created_at AS createdAt'
const storedOrigin = (found: OriginRow): StoredOrigin => ({
  ...found,
  allowCredentials: found.allowCredentials === 1,
})

export function listOrigins(database: DatabaseSync): StoredOrigin[] {
  return rows<OriginRow>(database, `SELECT ${columns} FROM allowed_origins ORDER BY id`).map(storedOrigin)
}

/** Adds an origin; returns undefined when it exists. */
export function addOrigin(
  database: DatabaseSync,
  origin: string,
  allowCredentials: boolean,
): StoredOrigin | undefined {
  const sql = `INSERT INTO allowed_origins (origin, allow_credentials, created_at) VALUES (?, ?, ?)
    ON CONFLICT (origin) DO NOTHING RETURNING ${columns}`
  const added = row<OriginRow>(database, sql, origin, allowCredentials ? 1 : 0, new Date().toISOString())
  return added && storedOrigin(added)
}

/** Deletes an origin; returns whether it existed. */
export function removeOrigin(database: DatabaseSync, id: number): boolean {
  return run(database, 'DELETE FROM allowed_origins WHERE id = ?', id) > 0
}
