import { setImmediate } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import type { SluggedType } from '#schemas/shared/routes.ts'
import { excerpt, highlight, type TextPart } from './highlight.ts'
import { isChinese, isLatin, queryTerms, termsOf, withParts } from './terms.ts'

/** A searchable page or document in one language. */
export interface SearchEntry {
  id: string
  kind: 'page' | SluggedType
  /** Path without language. */
  href: string
  title: string
  summary: string
  body: string
  /** Words that find the entry without being shown: its kind, category, tags and number. */
  keywords: string
}

/** A search result with its matches. */
export interface SearchResult {
  id: string
  kind: SearchEntry['kind']
  href: string
  title: TextPart[]
  excerpt: TextPart[]
}

/** The results, best first. */
export interface SearchAnswer {
  results: SearchResult[]
  /** The total number of results. */
  total: number
}

/** Maximum length of a query in characters; the rest is cut off. */
export const QUERY_LENGTH_MAX = 100

/** Number of suggestions while typing. */
export const SUGGESTIONS = 6

const FIELDS = ['title', 'keywords', 'summary', 'body'] as const

/** Latin words of this length or more tolerate a typo. */
const FUZZY_MIN_LENGTH = 5

/** Whether a typo in a term is tolerated: not in numbers, which would find other products. */
const isTolerant = (term: string) => /^[a-z]+$/.test(term) && term.length >= FUZZY_MIN_LENGTH

/** A search index of one language. */
export interface SearchIndex {
  index: MiniSearch<SearchEntry>
  entries: ReadonlyMap<string, SearchEntry>
}

/** Entries indexed before other requests are handled. */
const BATCH_SIZE = 200

const emptyIndex = (): SearchIndex => ({
  index: new MiniSearch<SearchEntry>({
    fields: [...FIELDS],
    tokenize: termsOf,
    processTerm: (term, field) => (field === 'title' ? withParts(term) : term),
    searchOptions: {
      tokenize: queryTerms,
      processTerm: (term) => term,
      boost: { title: 6, keywords: 5, summary: 2 },
      prefix: (term) => term.length > 1 || !isLatin(term),
      fuzzy: (term) => (isTolerant(term) ? 0.2 : false),
      weights: { fuzzy: 0.2, prefix: 0.6 },
    },
  }),
  entries: new Map(),
})

const isSame = (one: SearchEntry, other: SearchEntry) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * Builds an index. Tens of thousands of entries take seconds, between which other requests are handled.
 *
 * @param known an earlier index, which is updated in place
 */
export async function buildIndex(
  entries: readonly SearchEntry[],
  known: SearchIndex = emptyIndex(),
): Promise<SearchIndex> {
  const { index } = known
  const wanted = new Map(entries.map((entry) => [entry.id, entry]))
  let taken = 0
  for (const [id, entry] of known.entries) {
    if (!wanted.has(id)) index.remove(entry)
  }
  for (const [id, entry] of wanted) {
    const before = known.entries.get(id)
    if (before && isSame(before, entry)) continue
    if (before) index.remove(before)
    index.add(entry)
    if (++taken % BATCH_SIZE === 0) await setImmediate()
  }
  return { index, entries: wanted }
}

/**
 * Searches for entries with every term of a query, or else with some.
 *
 * @param from, count the range of results, best first
 */
export function search(
  { index, entries }: SearchIndex,
  question: string,
  { from = 0, count = 10 }: { from?: number; count?: number } = {},
): SearchAnswer {
  const asked = question.trim().slice(0, QUERY_LENGTH_MAX)
  if (queryTerms(asked).length === 0) return { results: [], total: 0 }
  const all = index.search(asked, { combineWith: 'AND' })
  const found = all.length > 0 ? all : index.search(asked, { combineWith: 'OR' })
  const results = found.slice(from, from + count).flatMap(({ id, terms, queryTerms }) => {
    const entry = entries.get(String(id))
    // Chinese words are highlighted only as far as they were searched.
    const words = terms.filter((term) => !isChinese(term))
    return entry ? [present(entry, [...new Set([...words, ...queryTerms])])] : []
  })
  return { results, total: found.length }
}

function present({ id, kind, href, title, summary, body }: SearchEntry, terms: string[]): SearchResult {
  const shown = excerpt(summary, terms) === null ? (excerpt(body, terms) ?? summary) : summary
  return { id, kind, href, title: highlight(title, terms), excerpt: highlight(shown, terms) }
}
