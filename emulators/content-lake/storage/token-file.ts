import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { writePrivateFile } from '../../shared/secrets.ts'
import { ROLES } from '../people/people-file.ts'
import { createRobotToken, createToken, principalForToken } from './tokens.ts'

/**
 * Returns the tokens of a data folder: one for each person by id, and one for each other role, held by a
 * robot. Valid tokens of `tokens.json` are kept, missing ones are created. Only its owner may read
 * the file.
 */
export function ensureTokens(
  database: DatabaseSync,
  directory: string,
  people: readonly { id: string }[],
): Record<string, string> {
  const path = join(directory, 'tokens.json')
  const known = readKeys(path)
  const keys: Record<string, string> = {}
  const keep = (name: string, make: () => { token: string }) => {
    const token = known[name]
    keys[name] = token !== undefined && principalForToken(database, token) ? token : make().token
  }
  for (const { id } of people) keep(id, () => createToken(database, id, 'tokens.json'))
  for (const role of ROLES) {
    if (!(role in keys)) keep(role, () => createRobotToken(database, role, `Local ${role}`))
  }
  if (JSON.stringify(keys) !== JSON.stringify(known))
    writePrivateFile(path, `${JSON.stringify(keys, null, 2)}\n`)
  return keys
}

function readKeys(path: string): Record<string, string | undefined> {
  try {
    const keys: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const entries = Object.entries(keys ?? {}).filter(([, token]) => typeof token === 'string')
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}
