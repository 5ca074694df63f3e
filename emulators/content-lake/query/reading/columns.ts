import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../../types.ts'
import { readField } from '../planner/constraint.ts'

/** The values at one path of every document of a table, by row. */
export interface Column {
  path: readonly string[]
  cells: Cell[]
  /** Estimated size in bytes. */
  weight: number
}

/** Limit of the distinct values of a column that documents share. */
const sharedMax = 4_000

/** Columns that one statement reads; SQLite allows at most 2,000. */
const columnsMax = 500

/** Returns whether a name needs no quoting in an SQLite path. */
export const isColumnName = (name: string): boolean =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && name !== '__proto__'

/**
 * Reads the values at these paths from the documents of a type (or all) in one pass, without parsing their bodies here.
 * `rowOf` returns the row of a document. All names must pass `isColumnName`.
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

/** Updates the value of a document in a column; `null` for a deleted document. */
export function update(column: Column, row: number, document: LakeDocument | null): void {
  put(column, row, document && cellOf(readField(document, column.path)))
}

/** The cell of an object, whose content no comparison uses. */
export const opaque: Readonly<Record<string, never>> = Object.freeze({})

/** A value for conditions and orders: JSON without the content of objects. */
export type Cell = null | string | number | boolean | typeof opaque | Cell[]

/** Returns the cell of a JSON value; `null` for a missing one. */
export function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(cellOf)
  return typeof value === 'object' ? opaque : (value as Cell)
}

/** Estimates the bytes of a cell besides its slot in the column. */
function weightOf(cell: Cell): number {
  if (typeof cell === 'string') return 16 + cell.length
  return Array.isArray(cell) ? cell.reduce((sum: number, inner) => sum + 8 + weightOf(inner), 16) : 0
}
