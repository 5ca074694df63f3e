import { defineRouting } from 'next-intl/routing'
import { DEFAULT_LOCALE, LOCALES } from '#schemas/shared/locales.ts'

/** The cookie in which a visitor's choice of language is kept, for a year. */
export const LOCALE_COOKIE = 'NEXT_LOCALE'

/** Every language is a site root of its own: /zh, /en, /ar. Redirects to them are `proxy.ts`'s work. */
export const routing = defineRouting({
  locales: LOCALES.map(({ id }) => id),
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'always',
  localeCookie: { name: LOCALE_COOKIE, maxAge: 60 * 60 * 24 * 365 },
})
