import { parseAmount } from '#schemas/shared/amounts.ts'

type ParsedAmount = ReturnType<typeof parseAmount>

/** Groups of thousands written with spaces or apostrophes, as in French and Swiss spreadsheets. */
const GROUP_MARKS = /(?<=\d)[\s'’](?=\d{3}(?:\D|$))/g

const swapMarks = (text: string): string => text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))

/**
 * Parses an amount of a file with decimal commas: `57,00`, `1.900,50`, `1 900,50`. A decimal point is accepted where it can only be
 * that: `57.00`, but not `1.900` in a currency with three decimals.
 *
 * @param decimals of the currency
 */
export function parseCommaAmount(typed: string, decimals: number): ParsedAmount {
  const byComma = parseAmount(swapMarks(typed.replace(GROUP_MARKS, '.')), decimals)
  const byPoint = typed.includes('.') ? parseAmount(typed, decimals) : byComma
  if ('error' in byPoint) {
    return 'error' in byComma ? { error: byComma.error.replace(/(\d)\.(\d)/, '$1,$2') } : byComma
  }
  if ('error' in byComma || byComma.minor === byPoint.minor) return byPoint
  return { error: 'Its point could mean thousands or decimals. Use a comma before the decimals.' }
}
