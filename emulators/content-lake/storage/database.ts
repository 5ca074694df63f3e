import type { DatabaseSync } from 'node:sqlite'
import { type OpenDatabase, openDatabase } from '../../shared/database.ts'
import { migrate } from './migrations.ts'

/** What the messages about a data folder call the lake. */
export const EMULATOR = 'lake'

/** Opens `lake.sqlite` in a data folder. Throws an `Error` that says in one sentence why the folder cannot be used. */
export const openLakeDatabase = (directory: string): OpenDatabase =>
  openDatabase({
    directory,
    name: 'lake',
    emulator: EMULATOR,
    // Only a new file takes the first setting; without it, free pages stay in the file.
    pragmas: 'PRAGMA auto_vacuum = INCREMENTAL; PRAGMA cache_size = -32000;',
    createTables: migrate,
  })

/** Opens a connection for large transactions. Its user flushes and checkpoints, because both would block the thread. */
export function openWriter({ connect }: OpenDatabase): DatabaseSync {
  const writer = connect()
  writer.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -8000')
  return writer
}

/** Rewrites the whole file without free pages, and lets it shrink from now on; blocks until it is done. */
export function compactDatabase(database: DatabaseSync): void {
  database.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
}
