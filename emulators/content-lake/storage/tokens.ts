import { hash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Principal, Role } from '../types.ts'
import { row, rows, run } from './statements.ts'

/** A user of the lake: a person who signs in to Studio, or a robot that holds an API token. */
export interface User {
  id: string
  name: string
  email: string
  role: Role
  kind: 'person' | 'robot'
  createdAt: string
}

/** A listed API token; its secret is shown once, when it is created. */
export interface TokenInfo {
  id: string
  label: string
  userId: string
  role: Role
  createdAt: string
}

/** A token that was just created or rotated. */
type NewToken = TokenInfo & { token: string }

const userColumns = 'id, name, email, role, kind, created_at AS createdAt'

/** The digest of a secret, which is stored in its place. */
export const hashSecret = (secret: string): string => hash('sha256', secret)

const randomSecret = () => `sk${randomBytes(32).toString('base64url')}`

/** Adds a user unless the id exists. */
export function addUser(database: DatabaseSync, user: Omit<User, 'createdAt'>): void {
  const sql = `INSERT INTO users (id, name, email, role, kind, created_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING`
  run(database, sql, user.id, user.name, user.email, user.role, user.kind, new Date().toISOString())
}

/** Returns a user, or undefined. */
export function findUser(database: DatabaseSync, id: string): User | undefined {
  return row<User>(database, `SELECT ${userColumns} FROM users WHERE id = ?`, id)
}

/**
 * Creates a random token (≥ 32 characters, `sk` first) for an existing user, also for sign-in sessions. Only its hash is
 * stored; `label` states its purpose.
 */
export function createToken(database: DatabaseSync, userId: string, label: string): Omit<NewToken, 'role'> {
  const token = randomSecret()
  const created = { id: randomBytes(8).toString('hex'), label, userId, createdAt: new Date().toISOString() }
  const sql = 'INSERT INTO tokens (token_hash, id, user_id, label, created_at) VALUES (?, ?, ?, ?, ?)'
  run(database, sql, hashSecret(token), created.id, userId, label, created.createdAt)
  return { ...created, token }
}

/** Creates a robot with a role and a token, as the hosted API's `POST /projects/:id/tokens` does. */
export function createRobotToken(database: DatabaseSync, role: Role, label: string): NewToken {
  const id = `r${randomBytes(8).toString('hex')}`
  addUser(database, { id, name: label, email: '', role, kind: 'robot' })
  return { ...createToken(database, id, label), role }
}

/** Returns the holder of a token; undefined for an unknown one. */
export function principalForToken(database: DatabaseSync, token: string): Principal | undefined {
  const sql = `SELECT users.id AS userId, users.role AS role FROM tokens JOIN users ON users.id = tokens.user_id
    WHERE token_hash = ?`
  return row<Principal>(database, sql, hashSecret(token))
}

/** Returns the tokens of robots without their secrets. */
export function listTokens(database: DatabaseSync): TokenInfo[] {
  const sql = `SELECT tokens.id, label, user_id AS userId, role, tokens.created_at AS createdAt
    FROM tokens JOIN users ON users.id = tokens.user_id WHERE kind = 'robot' ORDER BY tokens.rowid`
  return rows<TokenInfo>(database, sql)
}

/** Replaces the secret of a robot's token; the old one becomes invalid. Returns undefined for a person. */
export function rotateToken(database: DatabaseSync, robotId: string): NewToken | undefined {
  const info = listTokens(database).find(({ userId }) => userId === robotId)
  if (!info) return undefined
  const token = randomSecret()
  run(database, 'UPDATE tokens SET token_hash = ? WHERE id = ?', hashSecret(token), info.id)
  return { ...info, token }
}

/** Deletes a token; returns whether it existed. */
export const revokeToken = (database: DatabaseSync, id: string): boolean =>
  run(database, 'DELETE FROM tokens WHERE id = ?', id) > 0
