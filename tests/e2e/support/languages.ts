import type { LocaleId } from '../../../schemas/shared/locales.ts'
import arabic from '../../../schemas/shared/messages/ar.json' with { type: 'json' }
import englishTexts from '../../../schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '../../../schemas/shared/messages/zh.json' with { type: 'json' }

export { LOCALES, type LocaleId } from '../../../schemas/shared/locales.ts'

/** The interface texts in each language, which are also in the seed content. */
export const TEXTS: Record<LocaleId, typeof englishTexts> = { zh: chinese, en: englishTexts, ar: arabic }

/** Returns a localized text in English only. */
export const english = (value: string) => [
  { _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value },
]

/** Returns a localized text with another English value. */
export function withEnglish(texts: unknown, value: string): object[] {
  return (texts as { language: string }[]).map((text) => (text.language === 'en' ? { ...text, value } : text))
}
