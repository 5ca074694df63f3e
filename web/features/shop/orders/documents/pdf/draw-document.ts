import type { DocumentContent, DocumentTable } from '../content.ts'
import { drawTable } from './draw-table.ts'
import { CONTENT_WIDTH, HAIRLINE, INK, MUTED, type Sheet, type TextStyle } from './sheet.ts'

const GAP = 24

const NOTE: TextStyle = { size: 8, color: MUTED }

/** Draws a whole document. */
export function drawDocument(sheet: Sheet, content: DocumentContent): void {
  drawHead(sheet, content)
  drawColumns(
    sheet,
    content.facts.map(({ label, value }) => ({ title: label, lines: [value], notes: [] })),
    3,
  )
  sheet.y += GAP
  drawColumns(sheet, content.parties, 2)
  sheet.y += GAP
  if (content.items) drawTable(sheet, content.items, CONTENT_WIDTH)
  sheet.y += GAP
  drawSums(sheet, content)
  sheet.y += GAP
  for (const line of content.foot) {
    sheet.ensure(sheet.heightOf(line, NOTE, CONTENT_WIDTH))
    sheet.y += sheet.draw(line, { at: 0, width: CONTENT_WIDTH, ...NOTE }) + 3
  }
}

/** Returns the height of the notes at the end, with the gap before them. */
const heightOfFoot = (sheet: Sheet, foot: readonly string[]): number =>
  foot.reduce((sum, line) => sum + sheet.heightOf(line, NOTE, CONTENT_WIDTH) + 3, GAP)

function drawHead(sheet: Sheet, { title, siteName, warning }: DocumentContent): void {
  const half = CONTENT_WIDTH / 2
  const height = sheet.draw(title, { at: 0, width: half, size: 20, weight: 'bold' })
  sheet.draw(siteName, { at: half, width: half, size: 10, color: MUTED, align: 'end' }, 9)
  sheet.y += height + 12
  sheet.rule(0, CONTENT_WIDTH, INK)
  sheet.y += 16
  if (!warning) return
  sheet.y += sheet.draw(warning, { at: 0, width: CONTENT_WIDTH, size: 10, weight: 'bold' }) + 12
}

/** Draws short texts under a label, side by side. */
function drawColumns(sheet: Sheet, parts: DocumentContent['parties'], count: number): void {
  const columnWidth = (CONTENT_WIDTH - (count - 1) * GAP) / count
  for (let first = 0; first < parts.length; first += count) {
    const row = parts.slice(first, first + count)
    sheet.ensure(60)
    const heights = row.map(({ title, lines, notes }, index) => {
      const at = index * (columnWidth + GAP)
      // The last text has the rest of its row, so that long references stay on one line.
      const width = index === row.length - 1 ? CONTENT_WIDTH - at : columnWidth
      let below = sheet.draw(title, { at, width, size: 8, color: MUTED }) + 2
      lines.forEach((line, number) => {
        const weight = number === 0 && lines.length > 1 ? 'bold' : 'regular'
        below += sheet.draw(line, { at, width, size: 9.5, weight }, below)
      })
      for (const note of notes) below += sheet.draw(note, { at, width, size: 8, color: MUTED }, below + 3) + 3
      return below
    })
    sheet.y += Math.max(...heights) + 10
  }
}

/** Draws the tax by rate beside the totals. */
function drawSums(sheet: Sheet, { taxes, totals, foot }: DocumentContent): void {
  const width = (CONTENT_WIDTH - 2 * GAP) / 2
  // The notes stay with the sums, so that no page shows them alone.
  sheet.ensure(heightOfSums(sheet, taxes, totals, width) + heightOfFoot(sheet, foot))
  const top = sheet.y
  if (taxes) drawTable(sheet, taxes, width)
  const bottom = sheet.y
  sheet.y = top
  for (const { label, amount, isTotal } of totals) {
    const style = styleOfTotal(isTotal)
    const at = width + 2 * GAP
    if (isTotal) sheet.rule(at, width, INK)
    const labelHeight = sheet.draw(label, { at, width: labelWidth(sheet, amount, style, width), ...style }, 5)
    sheet.draw(amount, { at, width, ...style, align: 'end' }, 5)
    sheet.y += labelHeight + 8
    if (isTotal) sheet.rule(at, width, HAIRLINE)
  }
  sheet.y = Math.max(sheet.y, bottom)
}

const styleOfTotal = (isTotal = false): TextStyle => ({ size: 9.5, weight: isTotal ? 'bold' : 'regular' })

/** Returns the width that an amount leaves to its label. */
const labelWidth = (sheet: Sheet, amount: string, style: TextStyle, width: number): number =>
  width - sheet.widthOf(amount, style) - GAP / 2

function heightOfSums(
  sheet: Sheet,
  taxes: DocumentTable | undefined,
  totals: DocumentContent['totals'],
  width: number,
): number {
  const heights = totals.map(({ label, amount, isTotal }) => {
    const style = styleOfTotal(isTotal)
    return sheet.heightOf(label, style, labelWidth(sheet, amount, style, width)) + 8
  })
  return Math.max(
    heights.reduce((sum, height) => sum + height, 0),
    (taxes?.rows.length ?? 0) * 26 + 48,
  )
}
