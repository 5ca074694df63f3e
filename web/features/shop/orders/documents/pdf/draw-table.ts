import type { DocumentTable } from '../content.ts'
import { INK, MUTED, type Sheet, type TextStyle } from './sheet.ts'

const HEAD: TextStyle = { size: 8, color: MUTED }
const CELL: TextStyle = { size: 9.5 }
const NOTE: TextStyle = { size: 8, color: MUTED }

const COLUMN_GAP = 12
const PADDING = 6

/** Longer headings of figures are wrapped. */
const MAX_HEADING = 66

/** A column with its place. */
interface Column {
  title: string
  at: number
  width: number
  align: 'start' | 'end'
}

/** Draws a table from the start of the page, with its headings again on each page. */
export function drawTable(sheet: Sheet, table: DocumentTable, width: number): void {
  const columns = placeColumns(sheet, table, width)
  if (table.title) sheet.y += sheet.draw(table.title, { at: 0, width, ...HEAD, weight: 'bold' }) + PADDING
  drawHeadings(sheet, columns, width)
  for (const row of table.rows) {
    const height = heightOfRow(sheet, row, columns)
    if (sheet.ensure(height)) drawHeadings(sheet, columns, width)
    row.cells.forEach((cell, index) => {
      const column = columns[index]
      if (column) sheet.draw(cell, { ...column, ...CELL }, PADDING)
    })
    const [first] = columns
    if (row.note && first) {
      const below = PADDING + sheet.heightOf(row.cells[0] ?? '', CELL, first.width)
      sheet.draw(row.note, { ...first, ...NOTE }, below)
    }
    sheet.y += height
    sheet.rule(0, width)
  }
}

/** Gives figures the width they need, and the rest to the first column. */
function placeColumns(sheet: Sheet, { columns, rows }: DocumentTable, width: number): Column[] {
  const figures = columns.slice(1).map((title, index) => {
    const cells = rows.map((row) => sheet.widthOf(row.cells[index + 1] ?? '', CELL))
    return Math.max(Math.min(sheet.widthOf(title, HEAD), MAX_HEADING), ...cells) + COLUMN_GAP
  })
  const rest = width - figures.reduce((sum, one) => sum + one, 0)
  let next = rest
  return columns.map((title, index): Column => {
    if (index === 0) return { title, at: 0, width: rest, align: 'start' }
    const column = { title, at: next + COLUMN_GAP, width: (figures[index - 1] ?? 0) - COLUMN_GAP }
    next += figures[index - 1] ?? 0
    return { ...column, align: 'end' }
  })
}

function drawHeadings(sheet: Sheet, columns: readonly Column[], width: number): void {
  const heights = columns.map((column) => sheet.heightOf(column.title, HEAD, column.width))
  const height = Math.max(...heights)
  columns.forEach((column, index) =>
    sheet.draw(column.title, { ...column, ...HEAD }, height - (heights[index] ?? 0)),
  )
  sheet.y += height + PADDING
  sheet.rule(0, width, INK)
}

function heightOfRow(sheet: Sheet, row: DocumentTable['rows'][number], columns: readonly Column[]): number {
  const heights = row.cells.map((cell, index) => sheet.heightOf(cell, CELL, columns[index]?.width ?? 0))
  const note = row.note ? sheet.heightOf(row.note, NOTE, columns[0]?.width ?? 0) : 0
  return Math.max((heights[0] ?? 0) + note, ...heights.slice(1)) + 2 * PADDING
}
