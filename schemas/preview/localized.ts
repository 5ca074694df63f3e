import { DEFAULT_LOCALE } from '../shared/locales.ts'
import { hasAnyText, type Localized, missingLanguages } from '../validation/localized.ts'

/** The English text of a localized field, else the first written one, else `undefined`. Previews select untyped values. */
export function englishText(field: unknown): string | undefined {
  const texts = ((field ?? []) as Localized).filter(
    (item) => typeof item.value === 'string' && item.value.trim() !== '',
  )
  const chosen = texts.find((item) => item.language === DEFAULT_LOCALE) ?? texts[0]
  return typeof chosen?.value === 'string' ? chosen.value : undefined
}

/**
 * Lists the languages without text in any of the given fields, for subtitles in lists:
 * “Arabic missing”. Fields without any text do not count.
 */
export function languageGaps(...fields: unknown[]): string | undefined {
  const gaps = new Set((fields as (Localized | undefined)[]).filter(hasAnyText).flatMap(missingLanguages))
  return gaps.size === 0 ? undefined : `${[...gaps].join(', ')} missing`
}

/** Joins the existing parts of a subtitle. */
export function subtitle(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** Returns the selection of a preview that reads fields under their own names. */
export const selectFields = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name]))
