import { setImmediate } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import type { SluggedType } from '#schemas/shared/routes.ts'
import { excerpt, highlight, type Stretch } from './highlight.ts'
import { isChinese, isLatin, termsAsked, termsOf, withParts } from './terms.ts'

/** What a reader may look for: a page or a document, in one language. */
export interface SearchEntry {
  id: string
  kind: 'page' | SluggedType
  /** Path without language. */
  href: string
  title: string
  summary: string
  body: string
}

/** An entry that was found, with what was looked for marked in it. */
export interface SearchResult {
  id: string
  kind: SearchEntry['kind']
  href: string
  title: Stretch[]
  excerpt: Stretch[]
}

/** What is found, best first. */
export interface SearchAnswer {
  results: SearchResult[]
  /** How many there are altogether. */
  total: number
}

/** The longest question that is taken, in characters; more is cut off. */
export const QUERY_LENGTH_MAX = 100

/** How many suggestions are shown while one types. */
export const SUGGESTIONS = 6

const FIELDS = ['title', 'summary', 'body'] as const

/** Latin words of this length and more are found with a letter wrong. */
const FUZZY_FROM = 5

/** The entries of one language, ready to be asked. */
export interface SearchIndex {
  index: MiniSearch<SearchEntry>
  entries: ReadonlyMap<string, SearchEntry>
}

/** How many entries are taken in before others are let through. */
const AT_A_TIME = 200

const emptyIndex = (): SearchIndex => ({
  index: new MiniSearch<SearchEntry>({
    fields: [...FIELDS],
    tokenize: termsOf,
    processTerm: (term, field) => (field === 'title' ? withParts(term) : term),
    searchOptions: {
      tokenize: termsAsked,
      processTerm: (term) => term,
      boost: { title: 6, summary: 2 },
      prefix: (term) => term.length > 1 || !isLatin(term),
      fuzzy: (term) => (isLatin(term) && term.length >= FUZZY_FROM ? 0.2 : false),
      weights: { fuzzy: 0.2, prefix: 0.6 },
    },
  }),
  entries: new Map(),
})

const isSame = (one: SearchEntry, other: SearchEntry) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * Makes entries ready to be asked. Of tens of thousands it takes seconds, in which others are answered between.
 *
 * @param known an earlier index, which is changed: what is the same in it is not taken in again
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
    if (++taken % AT_A_TIME === 0) await setImmediate()
  }
  return { index, entries: wanted }
}

/**
 * Looks for entries that hold every term of a question; where none does, for those that hold some.
 *
 * @param from, count which of the results, best first
 */
export function search(
  { index, entries }: SearchIndex,
  question: string,
  { from = 0, count = 10 }: { from?: number; count?: number } = {},
): SearchAnswer {
  const asked = question.trim().slice(0, QUERY_LENGTH_MAX)
  if (termsAsked(asked).length === 0) return { results: [], total: 0 }
  const all = index.search(asked, { combineWith: 'AND' })
  const found = all.length > 0 ? all : index.search(asked, { combineWith: 'OR' })
  const results = found.slice(from, from + count).flatMap(({ id, terms, queryTerms }) => {
    const entry = entries.get(String(id))
    // Of a Chinese word that begins with what was asked for, only that much is marked.
    const words = terms.filter((term) => !isChinese(term))
    return entry ? [present(entry, [...new Set([...words, ...queryTerms])])] : []
  })
  return { results, total: found.length }
}

function present({ id, kind, href, title, summary, body }: SearchEntry, terms: string[]): SearchResult {
  const shown = excerpt(summary, terms) === null ? (excerpt(body, terms) ?? summary) : summary
  return { id, kind, href, title: highlight(title, terms), excerpt: highlight(shown, terms) }
}
