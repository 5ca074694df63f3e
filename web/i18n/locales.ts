import { hasLocale } from 'next-intl'
import { locale } from 'next/root-params'
import { notFound } from 'next/navigation'
import { LOCALES, type Locale, type LocaleId } from '#schemas/shared/locales.ts'
import { routing } from './routing.ts'

/** The first segment of the address being rendered. Next ships this import without types and generates them too late for ours. */
export const requestedLocale = locale as () => Promise<string>

/** The language of the address being rendered; an address whose first segment is no language is a 404. */
export async function currentLocale(): Promise<LocaleId> {
  const requested = await requestedLocale()
  if (!hasLocale(routing.locales, requested)) notFound()
  return requested
}

/** Name, direction and language tag of a language. Throws for one that the site has not. */
export function localeDetails(id: string): Locale {
  const found = LOCALES.find((known) => known.id === id)
  if (!found) throw new Error(`No such language: ${id}`)
  return found
}
