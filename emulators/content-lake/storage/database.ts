import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { migrate } from './migrations.ts'

/** The one database of a data folder, and the hold on that folder. */
export interface OpenDatabase {
  path: string
  database: DatabaseSync
  close(): void
}

/**
 * Opens `lake.sqlite` in the folder (made when missing) and holds the folder, so that no second process writes to it.
 * The hold is a lock of the operating system: it ends with the process, however that ends.
 * Throws an `Error` that says in one sentence why the folder cannot be used.
 */
export function openDatabase(directory: string, migrations: readonly string[]): OpenDatabase {
  attempt(directory, () => mkdirSync(directory, { recursive: true, mode: 0o700 }))
  const lock = attempt(directory, () => new DatabaseSync(join(directory, 'lake.lock'), { timeout: 0 }))
  attempt(directory, () => lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE'))
  const path = join(directory, 'lake.sqlite')
  const database = attempt(directory, () => {
    const opened = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
    opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000')
    migrate(opened, migrations)
    return opened
  })
  return {
    path,
    database,
    close() {
      database.close()
      lock.close()
    },
  }
}

function attempt<Value>(directory: string, open: () => Value): Value {
  try {
    return open()
  } catch (error) {
    throw new Error(`${reason(error)} (data folder: ${directory})`, { cause: error })
  }
}

function reason(error: unknown): string {
  const { errcode, code, message } = error as { errcode?: number; code?: string; message?: string }
  const primary = errcode === undefined ? undefined : errcode & 0xff
  if (primary === 5) return 'Another lake already uses this data folder: stop it, or choose another folder'
  if (primary === 13 || code === 'ENOSPC') return 'The disk is full: free some space'
  if (primary === 26 || primary === 11)
    return 'lake.sqlite is not a sound database: restore a backup or remove it'
  if (primary === 8 || primary === 14 || code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return 'The data folder cannot be written: make it writable for this user'
  }
  return message ?? 'The data folder cannot be used'
}
