import { hasLocale } from 'next-intl'
import { DEFAULT_LOCALE, LOCALE_IDS, type LocaleId } from '#schemas/shared/locales.ts'

/** The cookie with the visitor's chosen language, for a year. */
export const LOCALE_COOKIE = 'NEXT_LOCALE'

/** The path to which missing pages are rewritten, without language. No page has it: a service's slug begins with a letter or a digit. */
export const MISSING_PATH = '/services/-'

/** Returns whether a value is one of the languages. Each is a path prefix: /zh, /en, /ar. */
export const isLocale = (value: unknown): value is LocaleId => hasLocale(LOCALE_IDS, value)

/** Returns a language that was sent, or the default one for anything else. */
export const localeOrDefault = (value: unknown): LocaleId => (isLocale(value) ? value : DEFAULT_LOCALE)
