import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { loadMessages } from './content/messages.ts'
import { requestedLocale } from './i18n/locales.ts'
import { routing } from './i18n/routing.ts'

/** Language and texts of the request being rendered, for next-intl; actions name their language themselves. */
export default getRequestConfig(async ({ locale: named }) => {
  const requested = named ?? (await requestedLocale())
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return { locale, messages: await loadMessages(locale) }
})
