import { notFound } from 'next/navigation'
import { locale } from 'next/root-params'
import { findLocale, type Locale, type LocaleId } from '#schemas/shared/locales.ts'
import { isLocale } from './routing.ts'

/** Returns the first segment of the requested path. Next generates the types of this import too late for our type check. */
export const requestedLocale = locale as () => Promise<string>

/** Returns the language of the requested path. Responds with 404 if its first segment is not a language. */
export async function currentLocale(): Promise<LocaleId> {
  const requested = await requestedLocale()
  if (!isLocale(requested)) notFound()
  return requested
}

/** Returns name, direction and tag of a language. Throws for an unknown one. */
export function localeDetails(id: string): Locale {
  const found = findLocale(id)
  if (!found) throw new Error(`No such language: ${id}`)
  return found
}
