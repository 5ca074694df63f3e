import { createHash } from 'node:crypto'
import { flattenMessages, type TextTree } from '../../schemas/shared/interface-texts.ts'
import type { SeedDocument } from './read-documents.ts'

/** An entry of a translation document: a key with its text by language. */
export interface TranslationEntry {
  _key: string
  _type: 'translationEntry'
  key: string
  [locale: string]: string
}

/** Returns one translation document per namespace of the site's message files. */
export function translationDocuments(byLocale: Record<string, TextTree>): SeedDocument[] {
  const entries = new Map<string, Map<string, TranslationEntry>>()
  for (const [locale, messages] of Object.entries(byLocale)) {
    for (const [namespace, texts] of flattenMessages(messages)) {
      const known = entries.get(namespace) ?? new Map<string, TranslationEntry>()
      entries.set(namespace, known)
      for (const [key, text] of texts) {
        const entry = known.get(key) ?? { _key: shortHash(key), _type: 'translationEntry', key }
        entry[locale] = text
        known.set(key, entry)
      }
    }
  }
  return [...entries].map(([namespace, known]) => ({
    _id: `translation-${namespace}`,
    _type: 'translation',
    namespace,
    entries: [...known.values()],
  }))
}

/** Derives an array key from the message key, so that it is the same in every seed. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
