import { defineRouting } from 'next-intl/routing'
import { DEFAULT_LOCALE, LOCALE_IDS } from '#schemas/shared/locales.ts'

/** The cookie with the visitor's chosen language, for a year. */
export const LOCALE_COOKIE = 'NEXT_LOCALE'

/** Every language is a path prefix: /zh, /en, /ar. `proxy.ts` redirects to them. */
export const routing = defineRouting({
  locales: LOCALE_IDS,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'always',
  localeCookie: { name: LOCALE_COOKIE, maxAge: 60 * 60 * 24 * 365 },
})
