import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../../types.ts'
import { fieldOf } from '../planner/constraint.ts'
import { cellOf, weightOf, type Cell } from './cells.ts'

/** The values at one path of every document of a table, by row. */
export interface Column {
  path: readonly string[]
  cells: Cell[]
  /** Bytes held, about. */
  weight: number
}

/** Different values of a column that are kept once, however many documents share them. */
const sharedMax = 4_000

/** Columns that one statement reads; SQLite takes 2,000 at most. */
const columnsMax = 500

/** Whether a name can stand in a path of SQLite's as it is. */
export const isColumnName = (name: string): boolean =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && name !== '__proto__'

/**
 * Reads the values at these paths out of the documents of a type (of all, without one), in one pass over their bodies
 * that parses none of them here. `rowOf` says where a document's value stands. The names are such that
 * `isColumnName` holds for them.
 */
export function readColumns(
  database: DatabaseSync,
  scope: [string, string],
  type: string | undefined,
  paths: readonly (readonly string[])[],
  rowOf: (id: string) => number | undefined,
): Column[] {
  if (paths.length > columnsMax) {
    const rest = readColumns(database, scope, type, paths.slice(columnsMax), rowOf)
    return [...readColumns(database, scope, type, paths.slice(0, columnsMax), rowOf), ...rest]
  }
  const values = paths.map((path) => `body -> '$.${path.map((name) => `"${name}"`).join('.')}'`).join(', ')
  const sql = `SELECT id, ${values} FROM documents
    WHERE project_id = ? AND dataset = ?${type === undefined ? '' : ' AND type = ?'}`
  const statement = database.prepare(sql)
  statement.setReturnArrays(true)
  const columns = paths.map((path): Column => ({ path, cells: [], weight: 0 }))
  const shared = paths.map(() => new Map<string, Cell>())
  const parameters = type === undefined ? scope : [...scope, type]
  for (const found of statement.iterate(...parameters) as Iterable<unknown>) {
    const [id, ...texts] = found as [string, ...(string | null)[]]
    const row = rowOf(id)
    if (row === undefined) continue
    for (const [index, column] of columns.entries()) {
      const text = texts[index] ?? null
      put(column, row, text === null ? null : parsed(text, shared[index] as Map<string, Cell>))
    }
  }
  return columns
}

function parsed(text: string, shared: Map<string, Cell>): Cell {
  const known = shared.get(text)
  if (known !== undefined) return known
  const cell = cellOf(JSON.parse(text))
  if (shared.size < sharedMax) shared.set(text, cell)
  return cell
}

function put(column: Column, row: number, cell: Cell): void {
  while (column.cells.length < row) column.cells.push(null)
  column.cells[row] = cell
  column.weight += 8 + weightOf(cell)
}

/** Writes what a document holds now into a column; `null` for a document that is gone. */
export function update(column: Column, row: number, document: LakeDocument | null): void {
  put(column, row, document && cellOf(fieldOf(document, column.path)))
}
