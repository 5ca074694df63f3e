import { DEFAULT_LOCALE, type LocaleId, LOCALES } from '../shared/locales.ts'
import type { LocatedResult, ValidationResult } from './addresses.ts'

/** One language of a localized field, as sanity-plugin-internationalized-array stores it. */
interface LocalizedItem<Value = unknown> {
  _key: string
  language?: string
  value?: Value
}

/** A localized field with an item per language. */
export type Localized<Value = unknown> = readonly LocalizedItem<Value>[]

/** Returns whether a value is a non-blank text or a non-empty list. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null
}

function findWritten(field: Localized | undefined, language: string): LocalizedItem | undefined {
  return field?.find((item) => item.language === language && hasContent(item.value))
}

const findMissing = (field: Localized | undefined) => LOCALES.filter(({ id }) => !findWritten(field, id))

/** Returns the languages without content. */
export const missingLocales = (field: Localized | undefined): LocaleId[] =>
  findMissing(field).map(({ id }) => id)

/** Returns the English names of languages without content. */
export const missingLanguages = (field: Localized | undefined): string[] =>
  findMissing(field).map(({ englishName }) => englishName)

/** Returns whether any language has content. */
export const hasAnyText = (field: Localized | undefined): boolean =>
  findMissing(field).length < LOCALES.length

/** Requires English, the fallback language. The error points to the English item if it exists. */
export function requireEnglish(field: Localized | undefined): ValidationResult | LocatedResult {
  if (findWritten(field, DEFAULT_LOCALE)) return true
  const message = 'Add the English text. It’s shown wherever a translation is missing.'
  const english = field?.find(({ language }) => language === DEFAULT_LOCALE)
  return english ? { message, path: [{ _key: english._key }, 'value'] } : message
}

/** Requires English only if another language has content. */
export function requireEnglishIfWritten(field: Localized | undefined): ValidationResult | LocatedResult {
  return hasAnyText(field) ? requireEnglish(field) : true
}

/** Warns of missing translations once there is an English text. */
export function warnMissingTranslations(field: Localized | undefined): ValidationResult {
  if (!findWritten(field, DEFAULT_LOCALE)) return true
  const missing = missingLanguages(field)
  if (missing.length === 0) return true
  return `Add the ${missing.join(' and ')} text. Until then, visitors see the English text.`
}

/**
 * Creates a check that limits the length of each language.
 *
 * @param limit in characters
 * @param why completes the sentence “Shorten this …, because …”
 */
export function limitLength(limit: number, why: string): (field: Localized | undefined) => LocatedResult {
  return (field) => {
    for (const item of field ?? []) {
      const length = typeof item.value === 'string' ? [...item.value].length : 0
      if (length > limit) {
        const message = `Shorten this to ${limit} characters (currently ${length}), because ${why}.`
        return { message, path: [{ _key: item._key }, 'value'] }
      }
    }
    return true
  }
}
