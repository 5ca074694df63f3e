import { getTranslations } from 'next-intl/server'
import { ROUTES, type RoutedType } from '#schemas/shared/routes.ts'
import { SUGGESTIONS } from './model.ts'

/** The texts that suggestions need, in the language of the page. */
export interface SuggestionTexts {
  /** Name of the list. */
  label: string
  /** The way to all results. */
  all: string
  failed: string
  /** What is said of a number of suggestions, by that number. */
  counts: string[]
  kinds: Record<RoutedType, string>
}

/** What each kind of document is called. */
export async function kindNames(): Promise<Record<RoutedType, string>> {
  const texts = await getTranslations('search')
  const names = Object.keys(ROUTES).map((kind) => [kind, texts('kind', { kind })])
  return Object.fromEntries(names) as Record<RoutedType, string>
}

/** The texts of suggestions, said on the server: browsers get no messages. */
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
