import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LOCALES } from '../../schemas/shared/locales.ts'
import type { SeedDocument } from './read-documents.ts'

interface Messages {
  [key: string]: string | Messages
}

const messagesSchema: z.ZodType<Messages> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => messagesSchema)]),
)

/** An entry of a translation document: a key with its text by language. */
export interface TranslationEntry {
  _key: string
  _type: 'translationEntry'
  key: string
  [locale: string]: string
}

/** Flattens nested messages to `namespace → key.with.dots → text`. */
export function flattenMessages(messages: Messages): Map<string, Map<string, string>> {
  const namespaces = new Map<string, Map<string, string>>()
  for (const [namespace, content] of Object.entries(messages)) {
    const texts = new Map<string, string>()
    if (typeof content === 'string') throw new Error(`The message "${namespace}" has no namespace.`)
    collect(content, '', texts)
    namespaces.set(namespace, texts)
  }
  return namespaces
}

function collect(messages: Messages, prefix: string, texts: Map<string, string>): void {
  for (const [key, content] of Object.entries(messages)) {
    if (typeof content === 'string') texts.set(prefix + key, content)
    else collect(content, `${prefix}${key}.`, texts)
  }
}

/** Returns one translation document per namespace of the site's message files. */
export function translationDocuments(byLocale: Record<string, Messages>): SeedDocument[] {
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

/** Reads the `{locale}.json` files of a folder. */
export function readMessages(folder: string): Record<string, Messages> {
  return Object.fromEntries(
    LOCALES.map(({ id }) => [
      id,
      messagesSchema.parse(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))),
    ]),
  )
}

/** Derives an array key from the message key, so that it is the same in every seed. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
