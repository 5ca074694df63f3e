import { DEFAULT_LOCALE } from '#schemas/shared/locales.ts'
import { isLocalized } from '../languages/localized-value.ts'
import type { RichMember } from './rich-texts.ts'

/** A text of a document in English and another language. */
export interface LocalizedField {
  documentId: string
  documentType: string
  /** As in patches: `blocks[_key=="a"].title`. */
  path: string
  entryType: string
  source: string | RichMember[]
  target: string | RichMember[] | undefined
  /** The key of the entry of the other language, if there is one. */
  targetKey: string | undefined
}

interface Entry {
  _key: string
  _type: string
  language?: string
  value?: string | RichMember[]
}

/** Returns whether a text or formatted text is there. */
const isWritten = (value: Entry['value']): value is string | RichMember[] =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0

/** Returns the texts of a document that are written in English, with their translation. */
export function findLocalizedFields(
  document: Record<string, unknown>,
  documentId: string,
  language: string,
): LocalizedField[] {
  const fields: LocalizedField[] = []
  function addField(entries: readonly Entry[], path: string) {
    const find = (id: string) => entries.find((entry) => entry.language === id)
    const source = find(DEFAULT_LOCALE)?.value
    const target = find(language)
    if (!isWritten(source)) return
    fields.push({
      documentId,
      path,
      entryType: entries[0]?._type ?? '',
      source,
      documentType: String(document['_type']),
      target: isWritten(target?.value) ? target.value : undefined,
      targetKey: target?._key,
    })
  }
  function walk(value: unknown, path: string) {
    if (Array.isArray(value)) {
      if (isLocalized(value)) return addField(value as readonly Entry[], path)
      for (const member of value as { _key?: string }[])
        if (member?._key) walk(member, `${path}[_key=="${member._key}"]`)
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        if (!name.startsWith('_')) walk(inner, path ? `${path}.${name}` : name)
  }
  walk(document, '')
  return fields
}
