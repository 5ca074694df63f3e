import type { DatabaseSync, StatementSync } from 'node:sqlite'

const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** Returns the prepared statement for `sql` on this connection, compiled once. */
export function statement(database: DatabaseSync, sql: string): StatementSync {
  let statements = prepared.get(database)
  if (!statements) {
    statements = new Map()
    prepared.set(database, statements)
  }
  let compiled = statements.get(sql)
  if (!compiled) {
    compiled = database.prepare(sql)
    statements.set(sql, compiled)
  }
  return compiled
}

/** Returns all rows of a query. The caller names their type, which the schema in `migrations.ts` guarantees. */
export function rows<Row>(database: DatabaseSync, sql: string, ...values: (string | number | null)[]): Row[] {
  return statement(database, sql).all(...values) as Row[]
}

/** Returns the first row of a query, or undefined. */
export function row<Row>(
  database: DatabaseSync,
  sql: string,
  ...values: (string | number | null)[]
): Row | undefined {
  return statement(database, sql).get(...values) as Row | undefined
}

/** Runs a statement without a result; returns how many rows it changed. */
export function run(database: DatabaseSync, sql: string, ...values: (string | number | null)[]): number {
  return Number(statement(database, sql).run(...values).changes)
}
