import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { useDataFolder } from './storage-problems.ts'

/** The database of a data folder and the lock on that folder. */
export interface OpenDatabase {
  path: string
  database: DatabaseSync
  /** Opens another connection, which `close` closes too. */
  connect: () => DatabaseSync
  close: () => void
}

interface DatabaseOptions {
  directory: string
  /** Name of the files, without an extension. */
  name: string
  /** What the message about a folder in use calls the emulator, such as `mailbox`. */
  emulator: string
  /** Settings that must precede the first table. */
  pragmas?: string
  /** Creates the tables and indexes that are missing. */
  createTables: (database: DatabaseSync) => void
}

/**
 * Locks a data folder (created when missing) against a second process and returns what unlocks it. The operating system
 * holds the lock, so that it ends with the process, also after a crash.
 *
 * @throws Error that says in one sentence why the folder cannot be used
 */
export function lockDataFolder(
  options: Pick<DatabaseOptions, 'directory' | 'name' | 'emulator'>,
): () => void {
  const { directory, name } = options
  let lock: DatabaseSync | undefined
  const unlock = () => {
    lock?.close()
    lock = undefined
  }
  const take = () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(join(directory, `${name}.lock`), { timeout: 0 })
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
    return unlock
  }
  return useDataFolder(options, take, unlock)
}

/**
 * Opens the SQLite database of a data folder and locks the folder.
 *
 * @throws Error that says in one sentence why the folder cannot be used
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const { directory, name, pragmas = '', createTables } = options
  const unlock = lockDataFolder(options)
  const path = join(directory, `${name}.sqlite`)
  const opened: DatabaseSync[] = []
  const connect = () => {
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
    opened.unshift(database)
    return database
  }
  const close = () => {
    opened.splice(0).forEach((one) => one.close())
    unlock()
  }
  const start = () => {
    const database = connect()
    database.exec(`${pragmas} PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL`)
    createTables(database)
    return { path, database, connect, close }
  }
  return useDataFolder(options, start, close)
}

/** Runs synchronous `work` in a transaction, which is rolled back when it throws. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk may have ended it already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
