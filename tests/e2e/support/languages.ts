export { MESSAGES as TEXTS } from '../../../schemas/shared/interface-texts.ts'
export { LOCALES, type LocaleId } from '../../../schemas/shared/locales.ts'

/** Returns a localized text in English only. */
export const english = (value: string) => [
  { _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value },
]

/** Returns a localized text with another English value. */
export function withEnglish(texts: unknown, value: string): object[] {
  return (texts as { language: string }[]).map((text) => (text.language === 'en' ? { ...text, value } : text))
}
