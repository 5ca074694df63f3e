/** What stands in a column for a value that no comparison looks into: an object. */
export const opaque: Readonly<Record<string, never>> = Object.freeze({})

/** A value as conditions and orders see it: JSON, without the insides of objects. */
export type Cell = null | string | number | boolean | typeof opaque | Cell[]

/** The cell of a JSON value; `null` where there is none. */
export function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(cellOf)
  return typeof value === 'object' ? opaque : (value as Cell)
}

/** About how many bytes a cell takes beside its place in the column. */
export function weightOf(cell: Cell): number {
  if (typeof cell === 'string') return 16 + cell.length
  return Array.isArray(cell) ? cell.reduce((sum: number, inner) => sum + 8 + weightOf(inner), 16) : 0
}
