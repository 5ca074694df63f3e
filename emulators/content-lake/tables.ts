import { migration as accessTables } from './access/migration.ts'
import { migration as deliveryTables } from './delivery/migration.ts'
import { migration as peopleTables } from './people/migration.ts'

/** The tables of the modules, besides those of `storage`. */
export const MODULE_TABLES: readonly string[] = [peopleTables, deliveryTables, accessTables]
