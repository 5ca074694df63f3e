import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../../shared/database.ts'
import { emptyIndex, indexMissingDocuments } from './full-text.ts'
import { row } from './statements.ts'
import { TABLES } from './tables.ts'

/**
 * The changes of the schema since the first version, in order; the file stores how many it has as `user_version`. Append
 * a migration, never change one: data folders have it already.
 */
const MIGRATIONS: readonly ((database: DatabaseSync) => void)[] = [
  // The tables, and words in the form of their first index.
  (database) => {
    database.exec(TABLES)
    emptyIndex(database)
  },
  // Tables that were added before migrations had numbers.
  (database) => database.exec(TABLES),
]

/** Brings the schema up to date in one transaction. Throws an `Error` for a folder of a newer version. */
export function migrate(database: DatabaseSync): void {
  const version = row<{ user_version: number }>(database, 'PRAGMA user_version')?.user_version ?? 0
  if (version > MIGRATIONS.length)
    throw new Error(
      `A newer version of the lake wrote this data folder (schema ${version}): use that version`,
    )
  inTransaction(database, () => {
    for (const change of MIGRATIONS.slice(version)) change(database)
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
    indexMissingDocuments(database)
  })
}
