import type { LocalizedField } from './localized-fields.ts'
import { listTexts } from './rich-texts.ts'

/** A text to translate, as it is in files. */
export interface TextUnit {
  /** The document, field and place of the text. */
  id: string
  /** English, with placeholders such as `<1>…</1>`. */
  source: string
  /** Empty if it is not translated. */
  target: string
  /** Of the translation at the time of the export; empty for none. */
  fingerprint: string
}

const SEPARATOR = '#'

/** Returns a short text that changes with a value; empty for no value. */
export function fingerprintOf(value: LocalizedField['target']): string {
  if (value === undefined) return ''
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(value)) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  // Spreadsheets would read some hexadecimal numbers as numbers.
  return `v${(hash >>> 0).toString(16).padStart(8, '0')}`
}

/** Returns the id that all units of a field begin with. */
export const fieldId = ({ documentId, path }: Pick<LocalizedField, 'documentId' | 'path'>): string =>
  `${documentId}${SEPARATOR}${path}`

/** Splits the id of a unit. The place is empty for a plain text. */
export function parseUnitId(id: string): { documentId: string; path: string; place: string } {
  const [documentId = '', path = '', place = ''] = id.split(SEPARATOR)
  return { documentId, path, place }
}

/** Returns the units of fields; only what is not translated, or everything. */
export const toUnits = (fields: readonly LocalizedField[], which: 'missing' | 'all'): TextUnit[] =>
  fields.filter(({ target }) => which === 'all' || target === undefined).flatMap(unitsOf)

function unitsOf(field: LocalizedField): TextUnit[] {
  const { source, target } = field
  const fingerprint = fingerprintOf(target)
  if (typeof source === 'string') {
    const translated = typeof target === 'string' ? target : ''
    return [{ id: fieldId(field), source, target: translated, fingerprint }]
  }
  // Paragraphs are prefilled only where the translation has the same ones.
  const translated = Array.isArray(target) ? listTexts(target) : new Map<string, string>()
  return [...listTexts(source)].map(([place, text]) => ({
    id: `${fieldId(field)}${SEPARATOR}${place}`,
    source: text,
    fingerprint,
    target: translated.get(place) ?? '',
  }))
}
