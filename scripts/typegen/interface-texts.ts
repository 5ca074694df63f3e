import { join } from 'node:path'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { flattenMessages, readMessages } from '../seed/translations.ts'
import { ROOT } from '../settings.ts'

/** Studio's copy of the interface texts, because it must not import from web/. */
export const INTERFACE_TEXTS_FILE = join(ROOT, 'schemas', 'shared', 'interface-texts.generated.ts')

/** The types of the English messages. TypeScript reads a JSON file's texts as `string`, without their arguments. */
export const MESSAGE_TYPES_FILE = join(ROOT, 'web', 'i18n', 'messages.generated.ts')

const MESSAGES = join(ROOT, 'web', 'i18n', 'messages')

/** Returns the source of the message types. */
export function messageTypesSource(): string {
  const messages = JSON.stringify(readMessages(MESSAGES).en, null, 2)
  return `// Written by npm run typegen from web/i18n/messages/en.json.\nexport type EnglishMessages = ${messages}\n`
}

/** Returns the source of Studio's copy: every text by namespace, key and language. */
export function interfaceTextsSource(): string {
  const messages = readMessages(MESSAGES)
  const groups: Record<string, Record<string, Record<string, string>>> = {}
  for (const { id } of LOCALES) {
    for (const [namespace, texts] of flattenMessages(messages[id] ?? {})) {
      const group = (groups[namespace] ??= {})
      for (const [key, text] of texts) (group[key] ??= {})[id] = text
    }
  }
  return `// Written by npm run typegen from web/i18n/messages.
import type { LocaleId } from './locales.ts'

export const INTERFACE_TEXTS: Record<string, Record<string, Record<LocaleId, string>>> = ${JSON.stringify(groups, null, 2)}
`
}
