import { type FormPatch, getValueAtPath, insert, type Path, pathToString, setIfMissing } from 'sanity'
import { byLocale, DEFAULT_LOCALE, type LocaleId, LOCALES } from '#schemas/shared/locales.ts'
import { type Localized, missingLocales } from '#schemas/validation/localized.ts'
import type { LanguageChoice } from './choice.ts'

const LOCALIZED = 'internationalizedArray'

/** Returns whether a type is a localized field or one language of it. */
export const isLocalizedType = (typeName: string): boolean => typeName.startsWith(LOCALIZED)

/** Returns whether a value is a localized field with at least one entry. */
export function isLocalized(value: unknown): value is Localized {
  if (!Array.isArray(value) || value.length === 0) return false
  return value.every((item: { _type?: unknown } | null) => isLocalizedType(String(item?._type)))
}

/** Returns the path of the localized field that an error or warning is about. */
function localizedFieldAt(document: unknown, path: Path): Path | undefined {
  return [path, path.slice(0, -2)].find((candidate) => isLocalized(getValueAtPath(document, candidate)))
}

/**
 * Counts by language the texts that are missing, according to Studio's errors and warnings. They leave out hidden fields
 * and texts that are optional in every language.
 *
 * @param within counts only fields below this path
 */
export function countMissingTexts(
  document: unknown,
  markers: readonly { path: Path }[],
  within: Path = [],
): Record<LocaleId, number> {
  const prefix = pathToString(within)
  const fields = new Map<string, Localized>()
  for (const { path } of markers) {
    const field = localizedFieldAt(document, path)
    if (!field || pathToString(field.slice(0, within.length)) !== prefix) continue
    fields.set(pathToString(field), getValueAtPath(document, field) as Localized)
  }
  const missing = [...fields.values()].flatMap(missingLocales)
  return byLocale((locale) => missing.filter((other) => other === locale).length)
}

/**
 * Returns the hidden language that a link to a localized field is about, or `undefined` if the form shows it already. English
 * comes first, because it must be written.
 */
export function hiddenLanguage(field: Localized | undefined, shown: LanguageChoice): LocaleId | undefined {
  const missing = missingLocales(field)
  const [first] = missing
  if (shown === 'all' || first === undefined) return undefined
  if (missing.includes(DEFAULT_LOCALE)) return shown === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE
  return missing.includes(shown) ? undefined : first
}

/** Returns the patches that add an empty text to a localized field, in the order of the languages. */
export function addTextPatches(
  typeName: string,
  field: Localized | undefined,
  language: LocaleId,
): FormPatch[] {
  const order = LOCALES.map(({ id }) => String(id))
  const rank = order.indexOf(language)
  const next = field?.find((item) => order.indexOf(item.language ?? '') > rank)
  const text = { _key: language, _type: `${typeName}Value`, language }
  const position = next ? insert([text], 'before', [{ _key: next._key }]) : insert([text], 'after', [-1])
  return [setIfMissing([]), position]
}
