import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'

const MESSAGES = new URL('../../../../schemas/shared/messages/', import.meta.url)

/** Returns the texts of a language from the repository. */
export function getTranslations({ locale, namespace }: { locale: string; namespace: string }) {
  const messages = JSON.parse(readFileSync(new URL(`${locale}.json`, MESSAGES), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  return Promise.resolve(createTranslator({ locale, messages: messages[namespace] ?? {} }))
}
