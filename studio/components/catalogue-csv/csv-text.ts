import Papa from 'papaparse'

/** A line of a file: its cells by the names of the columns, and where it begins. */
export interface CsvLine {
  /** Line of the file, the head being 1. */
  number: number
  cells: Record<string, string>
}

/** A file as it was read. */
export interface CsvFile {
  columns: string[]
  lines: CsvLine[]
  /** Lines that are not of the form that the head names. */
  faults: { line: number; reason: string }[]
}

/** A mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would take for a formula, behind any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/

const ESCAPED = /^'+[=+\-@\t\r]/

/** Text that no spreadsheet runs: an apostrophe stands before what would be a formula. */
const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text behind the apostrophe that `guarded` put there. */
const unguarded = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text)

/** Writes rows as RFC 4180 has it, in UTF-8 with a byte order mark, safe to open in a spreadsheet. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const data = rows.map((row) => row.map(guarded))
  return BYTE_ORDER_MARK + Papa.unparse({ fields: [...columns], data }, { newline: '\r\n' }) + '\r\n'
}

/** How many lines of a file lie before a place of its text, whatever ends them. */
function createLineCounter(text: string): (place: number) => number {
  let counted = 0
  let lines = 1
  return (place) => {
    for (; counted < place; counted += 1) {
      const isEnd = text[counted] === '\n' || (text[counted] === '\r' && text[counted + 1] !== '\n')
      if (isEnd) lines += 1
    }
    return lines
  }
}

const DELIMITERS = [',', ';', '\t']

/** What stands between the cells: what the head has most of. Cells of later lines may hold any of them. */
function delimiterOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? ''
  const count = (delimiter: string) => head.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',')
}

/** Reads what a spreadsheet saved: commas, semicolons or tabs, any line ends, with or without a byte order mark. */
export function readCsv(file: string): CsvFile {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file
  const lineAt = createLineCounter(text)
  const result: CsvFile = { columns: [], lines: [], faults: [] }
  let begin = 0
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }) => {
      const number = lineAt(begin)
      begin = meta.cursor
      if (data.every((cell) => cell.trim() === '')) return
      const broken = errors.find(({ type }) => type === 'Quotes')
      if (broken) result.faults.push({ line: number, reason: 'A quotation mark is opened and not closed.' })
      else if (result.columns.length === 0) result.columns = data.map((cell) => cell.trim())
      else takeLine(result, number, data)
    },
  })
  return result
}

/** Gives the cells of a line their names; empty ones behind the last column are a habit of spreadsheets. */
function takeLine(result: CsvFile, number: number, data: readonly string[]): void {
  const { columns } = result
  const surplus = data.slice(columns.length).some((cell) => cell !== '')
  if (surplus || data.length < columns.length) {
    const reason = `This line has ${data.length} cells, the head ${columns.length}.`
    result.faults.push({ line: number, reason })
    return
  }
  const cells = columns.map((column, index) => [column, unguarded(data[index] ?? '')] as const)
  result.lines.push({ number, cells: Object.fromEntries(cells) })
}
