import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { type RoutedType, ROUTES } from '#schemas/shared/routes.ts'
import { SUGGESTIONS } from './model.ts'

/** The texts of the suggestions in the page's language. */
export interface SuggestionTexts {
  /** Name of the list. */
  label: string
  /** Link to all results. */
  all: string
  failed: string
  /** Announcement of the number of suggestions, by number. */
  counts: string[]
  kinds: Record<RoutedType, string>
}

/** Returns the name of each document type. */
export async function kindNames(): Promise<Record<RoutedType, string>> {
  const texts = await getTranslations('search')
  const names = Object.keys(ROUTES).map((kind) => [kind, texts('kind', { kind })])
  return Object.fromEntries(names) as Record<RoutedType, string>
}

/** Returns the texts of the suggestions. Rendered on the server, because browsers load no messages. */
export async function suggestionTexts(): Promise<SuggestionTexts> {
  const [texts, kinds] = await Promise.all([getTranslations('search'), kindNames()])
  return {
    label: texts('suggestions'),
    all: texts('all'),
    failed: texts('failed'),
    counts: Array.from({ length: SUGGESTIONS + 1 }, (_, count) => texts('suggestionCount', { count })),
    kinds,
  }
}

/** Returns other words for each document type, by which documents are found: “jobs” finds open positions. */
export async function kindWords(locale: LocaleId): Promise<Record<RoutedType, string>> {
  // Outside of pages, each call reads all messages.
  const texts = await getTranslations({ locale, namespace: 'search' })
  const words = Object.keys(ROUTES).map((kind) => [kind, texts('kindWords', { kind })])
  return Object.fromEntries(words) as Record<RoutedType, string>
}
