/** The languages of the site, in the order in which Studio and the language menu show them. Each is a site root: /zh, /en, /ar. */
export const LOCALES = [
  { id: 'zh', name: '简体中文', englishName: 'Chinese', direction: 'ltr', languageTag: 'zh-Hans' },
  { id: 'en', name: 'English', englishName: 'English', direction: 'ltr', languageTag: 'en' },
  { id: 'ar', name: 'العربية', englishName: 'Arabic', direction: 'rtl', languageTag: 'ar' },
] as const

/** One language of the site. */
export type Locale = (typeof LOCALES)[number]

/** The short name by which addresses, content and messages know a language. */
export type LocaleId = Locale['id']

/** The language shown wherever another one has no text of its own. */
export const DEFAULT_LOCALE = 'en' satisfies LocaleId
