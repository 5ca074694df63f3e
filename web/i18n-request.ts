import { getRequestConfig } from 'next-intl/server'
import { hasLocale } from 'next-intl'
import { locale as localeParameter } from 'next/root-params'
import { loadMessages } from './content/messages.ts'
import { routing } from './i18n/routing.ts'

/** Language and texts of the request being rendered, for next-intl. */
export default getRequestConfig(async ({ locale: override }) => {
  const requested = override ?? (await localeParameter())
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return { locale, messages: await loadMessages(locale) }
})
