import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { type Trouble, troubleOf } from './failures.ts'
import { migrate } from './migrations.ts'

/** The one database of a data folder, and the hold on that folder. */
export interface OpenDatabase {
  path: string
  database: DatabaseSync
  close: () => void
}

/**
 * Opens `lake.sqlite` in the folder (made when missing) and holds the folder, so that no second process writes to it.
 * The hold is a lock of the operating system: it ends with the process, however that ends.
 * Throws an `Error` that says in one sentence why the folder cannot be used.
 */
export function openDatabase(directory: string, migrations: readonly string[]): OpenDatabase {
  const path = join(directory, 'lake.sqlite')
  const opened: DatabaseSync[] = []
  const close = () => opened.splice(0).forEach((one) => one.close())
  return usingFolder(
    directory,
    () => {
      mkdirSync(directory, { recursive: true, mode: 0o700 })
      const lock = new DatabaseSync(join(directory, 'lake.lock'), { timeout: 0 })
      opened.unshift(lock)
      lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
      const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
      opened.unshift(database)
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000')
      migrate(database, migrations)
      return { path, database, close }
    },
    close,
  )
}

const REASONS: Record<Trouble, string> = {
  busy: 'Another lake already uses this data folder: stop it, or choose another folder',
  'read-only': 'The data folder cannot be written: make it writable for this user',
  failing: 'The disk of the data folder fails to read or write: look at the disk',
  full: 'The disk is full: free some space',
  unsound: 'lake.sqlite is not a sound database: restore a backup or remove it',
}

/** Does what a start needs of the data folder; what fails is undone by `undo` and said in one sentence. */
export function usingFolder<Value>(directory: string, use: () => Value, undo: () => void): Value {
  try {
    return use()
  } catch (error) {
    undo()
    const trouble = troubleOf(error)
    const reason = trouble ? REASONS[trouble] : (error as Error).message
    throw new Error(`${reason} (data folder: ${directory})`, { cause: error })
  }
}
