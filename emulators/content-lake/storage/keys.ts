import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import type { Role } from '../types.ts'
import { createRobotToken, createToken, listPeople, principalForToken } from './tokens.ts'

const ROLES: Role[] = ['administrator', 'editor', 'viewer']

/**
 * The tokens that a data folder is used with: one for each person, by their id (`marketer`, …, `administrator`), and
 * one for each role that nobody is named after, held by a robot. Those in `tokens.json` that still work are kept, missing
 * ones are made. The file is readable by its owner only.
 */
export function ensureKeys(database: DatabaseSync, directory: string): Record<string, string> {
  const path = join(directory, 'tokens.json')
  const known = readKeys(path)
  const keys: Record<string, string> = {}
  const keep = (name: string, make: () => { token: string }) => {
    const token = known[name]
    keys[name] = token !== undefined && principalForToken(database, token) ? token : make().token
  }
  for (const { id } of listPeople(database)) keep(id, () => createToken(database, id, 'tokens.json'))
  for (const role of ROLES) {
    if (!(role in keys)) keep(role, () => createRobotToken(database, role, `Local ${role}`))
  }
  if (JSON.stringify(keys) !== JSON.stringify(known)) writeKeys(path, `${JSON.stringify(keys, null, 2)}\n`)
  return keys
}

/** The whole file or the one before it, also when the machine loses power, or the disk is full, in between. */
function writeKeys(path: string, text: string): void {
  const temporary = `${path}.new`
  rmSync(temporary, { force: true })
  const file = openSync(temporary, 'wx', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
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
