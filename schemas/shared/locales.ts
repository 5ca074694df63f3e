/**
 * The languages of the site, in the order of the language menu. Each is a site root: /zh, /en, /ar. Open Graph wants a territory with a
 * language; these codes are known to Facebook.
 */
export const LOCALES = [
  {
    id: 'zh',
    name: '简体中文',
    englishName: 'Chinese',
    direction: 'ltr',
    languageTag: 'zh-Hans',
    openGraphLocale: 'zh_CN',
  },
  {
    id: 'en',
    name: 'English',
    englishName: 'English',
    direction: 'ltr',
    languageTag: 'en',
    openGraphLocale: 'en_GB',
  },
  {
    id: 'ar',
    name: 'العربية',
    englishName: 'Arabic',
    direction: 'rtl',
    languageTag: 'ar',
    openGraphLocale: 'ar_AR',
  },
] as const

/** One language of the site. */
export type Locale = (typeof LOCALES)[number]

/** The id of a language in paths, content and messages. */
export type LocaleId = Locale['id']

/** The ids of all languages. */
export const LOCALE_IDS = LOCALES.map(({ id }) => id)

/** Returns a value for each language. */
export const byLocale = <Value>(valueFor: (locale: LocaleId) => Value): Record<LocaleId, Value> =>
  Object.fromEntries(LOCALE_IDS.map((id) => [id, valueFor(id)])) as Record<LocaleId, Value>

/** Returns the language with an id; undefined for an unknown one. */
export const findLocale = (id: unknown): Locale | undefined => LOCALES.find((locale) => locale.id === id)

/** Returns the direction of a language's script; from left to right for an unknown one. */
export const directionOf = (locale: string): Locale['direction'] => findLocale(locale)?.direction ?? 'ltr'

/** The fallback for missing translations. */
export const DEFAULT_LOCALE = 'en' satisfies LocaleId
