import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { PRODUCT_TAG_VALUES } from '#schemas/shared/product-options.ts'
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

/** Interface texts by which documents are found. */
export interface KeywordTexts {
  /** Other words for each document type: “jobs” finds open positions. */
  kinds: Record<RoutedType, string>
  productTags: Record<(typeof PRODUCT_TAG_VALUES)[number], string>
}

/** Returns the interface texts by which documents are found in a language. */
export async function keywordTexts(locale: LocaleId): Promise<KeywordTexts> {
  // Outside of pages, each call reads all messages.
  const texts = await getTranslations({ locale })
  const kinds = Object.keys(ROUTES).map((kind) => [kind, texts('search.kindWords', { kind })])
  const productTags = PRODUCT_TAG_VALUES.map((tag) => [tag, texts('shop.tag', { tag })])
  return {
    kinds: Object.fromEntries(kinds) as KeywordTexts['kinds'],
    productTags: Object.fromEntries(productTags) as KeywordTexts['productTags'],
  }
}
