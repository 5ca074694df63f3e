import Papa from 'papaparse'
import { formatCount } from '#schemas/preview/count.ts'

/** A line of a file with its cells by column name. */
export interface CsvLine {
  /** Line number as spreadsheets count; the header is 1. */
  number: number
  cells: Record<string, string>
}

interface CsvFile {
  columns: string[]
  /** Whether decimals follow a comma: programs that write such numbers separate cells with semicolons. */
  hasDecimalComma: boolean
  lines: CsvLine[]
  /** Lines that do not match the header. */
  errors: { line: number; reason: string }[]
}

/** Spreadsheets recognize UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Text that a spreadsheet would run as a formula, after any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/

const ESCAPED = /^'+[=+\-@\t\r]/

/** Removes the apostrophe before a would-be formula, which keeps spreadsheets from running it. */
const unescapeFormula = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text)

/** Formats rows as CSV (RFC 4180) with a byte order mark, safe to open in a spreadsheet. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const options = { newline: '\r\n', escapeFormulae: FORMULA }
  const data = rows.map((row) => [...row])
  return BYTE_ORDER_MARK + Papa.unparse({ fields: [...columns], data }, options) + '\r\n'
}

const DELIMITERS = [',', ';', '\t']

/** Returns the most frequent delimiter of the header; later cells may contain any. */
function detectDelimiter(text: string): string {
  const head = /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? ''
  const count = (delimiter: string) => head.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',')
}

/** A first line such as `sep=;`, which tells Excel the delimiter. Excel does not show it. */
const SEPARATOR_LINE = /^sep=.\r?\n/i

/** Removes the byte order mark and a line that names the delimiter. */
const withoutPreamble = (file: string): string =>
  (file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file).replace(SEPARATOR_LINE, '')

/**
 * Parses a file with commas, semicolons or tabs, any line endings, with or without a byte order mark. Column names are in lower case.
 *
 * @param optional columns at the end that lines may leave out: Excel writes no delimiters for columns that are empty in many lines
 */
export function readCsv(file: string, optional: readonly string[] = []): CsvFile {
  const text = withoutPreamble(file)
  const delimiter = detectDelimiter(text)
  const result: CsvFile = { columns: [], hasDecimalComma: delimiter === ';', lines: [], errors: [] }
  let number = 0
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors }) => {
      number += 1
      if (data.every((cell) => cell.trim() === '')) return
      const broken = errors.find(({ type }) => type === 'Quotes')
      if (broken) result.errors.push({ line: number, reason: 'A quotation mark isn’t closed.' })
      else if (result.columns.length === 0) result.columns = data.map((cell) => cell.trim().toLowerCase())
      else addLine(result, number, data, optional)
    },
  })
  return result
}

/** Adds a line with its cells by column. Spreadsheets may append empty cells, which are ignored. */
function addLine(
  result: CsvFile,
  number: number,
  data: readonly string[],
  optional: readonly string[],
): void {
  const { columns } = result
  const hasExtraCells = data.slice(columns.length).some((cell) => cell !== '')
  const lacksCells = columns.slice(data.length).some((column) => column !== '' && !optional.includes(column))
  if (hasExtraCells || lacksCells) {
    const reason = `This line has ${formatCount(data.length, 'cell')}, but the header has ${columns.length}.`
    result.errors.push({ line: number, reason })
    return
  }
  const cells = columns.map((column, index) => [column, unescapeFormula(data[index] ?? '')] as const)
  result.lines.push({ number, cells: Object.fromEntries(cells) })
}
