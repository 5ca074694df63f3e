import { DEFAULT_LOCALE, LOCALES } from '../shared/locales.ts'

/** One language of a localised field, as sanity-plugin-internationalized-array stores it. */
export interface LocalizedItem<Value = unknown> {
  _key: string
  language: string
  value?: Value
}

/** A localised field: one item for each language that has been written. */
export type Localized<Value = unknown> = readonly LocalizedItem<Value>[]

/** What a validation function answers: `true`, a message, or a message at one language of the field. */
export type Verdict = true | string | { message: string; path: [{ _key: string }, 'value'] }

/** Whether a value says anything: text that is not only spaces, or a list that is not empty. */
function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null
}

/** The item of a language, when it holds something. */
function writtenIn(field: Localized | undefined, language: string): LocalizedItem | undefined {
  return field?.find((item) => item.language === language && isWritten(item.value))
}

/** English names of the languages in which a field says nothing. */
export function missingLanguages(field: Localized | undefined): string[] {
  return LOCALES.filter(({ id }) => !writtenIn(field, id)).map(({ englishName }) => englishName)
}

/** Whether any language has been written. */
export function isWrittenAtAll(field: Localized | undefined): boolean {
  return missingLanguages(field).length < LOCALES.length
}

/** Requires English, the language every other one falls back to. */
export function requireEnglish(field: Localized | undefined): Verdict {
  return writtenIn(field, DEFAULT_LOCALE)
    ? true
    : 'Write the English text: it is shown in every language that has none of its own.'
}

/** As `requireEnglish`, but an optional field may stay empty in all languages. */
export function requireEnglishIfWritten(field: Localized | undefined): Verdict {
  return isWrittenAtAll(field) ? requireEnglish(field) : true
}

/** Names the languages still to be translated, once there is something to translate. For use as a warning. */
export function noteMissingTranslations(field: Localized | undefined): Verdict {
  if (!writtenIn(field, DEFAULT_LOCALE)) return true
  const missing = missingLanguages(field)
  if (missing.length === 0) return true
  return `Add the ${missing.join(' and ')} text. Until then, visitors of that language see the English one.`
}

/**
 * A check that no language is longer than `limit` characters.
 *
 * @param limit characters, counted as a reader counts them
 * @param why what happens to longer text, in a few words
 */
export function atMost(limit: number, why: string): (field: Localized | undefined) => Verdict {
  return (field) => {
    for (const item of field ?? []) {
      const length = typeof item.value === 'string' ? [...item.value].length : 0
      if (length > limit) {
        const message = `Shorten this to ${limit} characters (now ${length}): ${why}.`
        return { message, path: [{ _key: item._key }, 'value'] }
      }
    }
    return true
  }
}
