import { join } from 'node:path'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { flattenMessages, readMessages } from '../seed/translations.ts'
import { ROOT } from '../settings.ts'

/** Where Studio finds the texts that the site was built with: it may not look into the site's own room. */
export const INTERFACE_TEXTS_FILE = join(ROOT, 'schemas', 'shared', 'interface-texts.generated.ts')

/** The source of that file: every text by group, key and language, from the site's message files. */
export function interfaceTextsSource(): string {
  const messages = readMessages(join(ROOT, 'web', 'i18n', 'messages'))
  const groups: Record<string, Record<string, Record<string, string>>> = {}
  for (const { id } of LOCALES) {
    for (const [namespace, texts] of flattenMessages(messages[id] ?? {})) {
      const group = (groups[namespace] ??= {})
      for (const [key, text] of texts) (group[key] ??= {})[id] = text
    }
  }
  const type = "Record<string, Record<string, Record<'zh' | 'en' | 'ar', string>>>"
  return `// Written by npm run typegen from web/i18n/messages.\nexport const INTERFACE_TEXTS: ${type} = ${JSON.stringify(groups, null, 2)}\n`
}
