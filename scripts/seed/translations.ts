import { createHash } from 'node:crypto'
import { INTERFACE_TEXTS } from '../../schemas/shared/interface-texts.ts'
import type { SeedDocument } from './read-documents.ts'

/** An entry of a translation document: a key with its text by language. */
export interface TranslationEntry {
  _key: string
  _type: 'translationEntry'
  key: string
  [locale: string]: string
}

/** Returns one translation document per namespace of the site's message files. */
export const translationDocuments = (): SeedDocument[] =>
  [...INTERFACE_TEXTS].map(([namespace, texts]) => ({
    _id: `translation-${namespace}`,
    _type: 'translation',
    namespace,
    entries: [...texts].map(([key, byLocale]): TranslationEntry => ({
      _key: shortHash(key),
      _type: 'translationEntry',
      key,
      ...byLocale,
    })),
  }))

/** Derives an array key from the message key, so that it is the same in every seed. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
