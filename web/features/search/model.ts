import { countPages } from '#web/lib/paging.ts'
import { excerpt, highlight, type TextPart } from './highlight.ts'
import type { Hit, SearchEntry, SearchIndex } from './search-index.ts'
import { queryTerms } from './terms.ts'

/** A search result with its matches. */
export interface SearchResult extends Pick<SearchEntry, 'id' | 'kind' | 'href' | 'picture' | 'offer'> {
  title: TextPart[]
  excerpt: TextPart[]
}

/** The results, best first. */
export interface SearchResults {
  results: SearchResult[]
  /** The total number of results. */
  total: number
}

/** Maximum length of a query in characters; the rest is cut off. */
const QUERY_LENGTH_MAX = 100

/** Returns a query as it is searched for and shown: trimmed, cut off, and without control characters, which HTML forbids. */
export const cleanQuery = (query: string): string =>
  query
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, QUERY_LENGTH_MAX)

/** Results per page. */
export const RESULTS_PER_PAGE = 10

/** Number of suggestions while typing. */
export const SUGGESTIONS = 6

/**
 * Searches for entries with every term of a query, or else with some.
 *
 * @param from, count the range of results, best first
 */
export function search(
  index: SearchIndex,
  query: string,
  { from = 0, count = 10 }: { from?: number; count?: number } = {},
): SearchResults {
  const cleaned = cleanQuery(query)
  if (queryTerms(cleaned).length === 0) return { results: [], total: 0 }
  const all = index.find(cleaned, 'AND', { from, count })
  const { hits, total } = all.total > 0 ? all : index.find(cleaned, 'OR', { from, count })
  return { results: hits.map(present), total }
}

/** Returns a page of the results with its number. A number beyond the last page yields the last page. */
export function searchPage(index: SearchIndex, query: string, pageNumber: number) {
  const resultsOf = (page: number) =>
    search(index, query, { from: (page - 1) * RESULTS_PER_PAGE, count: RESULTS_PER_PAGE })
  const found = resultsOf(pageNumber)
  const last = countPages(found.total, RESULTS_PER_PAGE)
  return pageNumber > last ? { ...resultsOf(last), pageNumber: last } : { ...found, pageNumber }
}

function present({ entry: { title, summary, body, keywords: _, ...entry }, terms }: Hit): SearchResult {
  const shown = excerpt(summary, terms) === null ? (excerpt(body, terms) ?? summary) : summary
  return { ...entry, title: highlight(title, terms), excerpt: highlight(shown, terms) }
}
