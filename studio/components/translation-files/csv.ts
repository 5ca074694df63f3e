import { readCsv, writeCsv } from '../catalog-csv/csv-text.ts'
import type { TranslationFile } from './xliff.ts'

const COLUMNS = ['id', 'language', 'english', 'translation', 'version'] as const

/** Writes a line per text, for spreadsheets. */
export const writeTranslationCsv = ({ language, units }: TranslationFile): string =>
  writeCsv(
    COLUMNS,
    units.map(({ id, source, target, fingerprint }) => [id, language, source, target, fingerprint]),
  )

/** Reads such a file, or returns why it cannot be read. */
export function readTranslationCsv(text: string): TranslationFile | { error: string } {
  const { columns, lines, errors } = readCsv(text.replaceAll('\r\n', '\n'))
  if (errors[0]) return { error: `Line ${errors[0].line}: ${errors[0].reason}` }
  const missing = COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0) return { error: `The file lacks the columns ${missing.join(', ')}.` }
  if (lines.length === 0) return { error: 'The file has no texts.' }
  const language = lines[0]?.cells['language'] ?? ''
  if (lines.some(({ cells }) => cells['language'] !== language))
    return { error: 'The file has several languages. Import one file per language.' }
  const units = lines.map(({ cells: { id = '', english = '', translation = '', version = '' } }) => ({
    id,
    source: english,
    target: translation,
    fingerprint: version,
  }))
  return { language, units }
}
