import { getRequestConfig } from 'next-intl/server'
import { requestedLocale } from './i18n/locales.ts'
import { localeOrDefault } from './i18n/routing.ts'
import { loadMessages } from './sanity/queries/messages.ts'

/** Returns the language and messages of a request for next-intl. Server actions pass their language. */
export default getRequestConfig(async ({ locale: named }) => {
  const locale = localeOrDefault(named ?? (await requestedLocale()))
  return { locale, messages: await loadMessages(locale) }
})
