import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { SluggedType } from '#schemas/shared/routes.ts'
import type { PricedProduct } from '#web/features/shop/pricing/price-cart.ts'
import { similarTerms } from './similar-terms.ts'
import { isLatin, partsOf, queryTerms, termsOf } from './terms.ts'

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
  picture: { src: string; objectPosition: string } | null
  /** What determines a product's price; null for other documents. */
  offer: PricedProduct | null
}

/** An entry that was found. */
export interface Hit {
  entry: SearchEntry
  /** The terms that were searched, after typos were corrected. */
  terms: string[]
}

/** A range of the entries that were found. */
interface FoundEntries {
  hits: Hit[]
  /** Number of all entries that were found. */
  total: number
}

/** Number of queries whose results are cached: suggestions search for the same beginnings of words again and again. */
const CACHED_QUERIES_MAX = 200

/** What is searched, and its weight. The parts of compounds in titles are by themselves, so that they do not make titles longer. */
const WEIGHTS = { title: 6, parts: 6, keywords: 5, summary: 2, body: 1 }

/** What a match scores besides its frequency, as in BM25+: the shortest title is not always the best. */
const MATCH = 2

/** Weights of kinds: services are what the company sells, and lists of articles rank below what they are about. Others weigh 1. */
const KIND_WEIGHTS: Partial<Record<SearchEntry['kind'], number>> = {
  service: 1.5,
  postCategory: 0.5,
  tag: 0.5,
  author: 0.5,
}

const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]

/** Entries indexed before other requests are handled. */
const BATCH_SIZE = 200

/**
 * A table for each field, so that a long body does not lower the rank of a title. Terms hold letters and digits only, so the tokenizer
 * splits at the spaces between them.
 */
const SCHEMA = [
  'create table rows (number integer primary key, id text unique, entry text)',
  'create table weights (number integer primary key, weight real)',
  ...FIELDS.flatMap((field) => [
    `create virtual table ${field} using fts5(
      terms, content = '', contentless_delete = 1, prefix = '1 2 3', tokenize = 'ascii'
    )`,
    `create virtual table ${field}_terms using fts5vocab(${field}, row)`,
  ]),
].join(';')

/**
 * The search index of one language: an FTS5 table in a temporary file, which SQLite deletes with the process.
 * See docs/decisions/2026-11-26-search-on-disk.md.
 */
export class SearchIndex {
  // A database without a name is a temporary file, of which a few megabytes are in memory.
  readonly #database = new DatabaseSync('')
  readonly #statements = new Map<string, StatementSync>()
  readonly #latest = new LRUCache<string, FoundEntries>({ max: CACHED_QUERIES_MAX })

  constructor() {
    this.#database.exec(SCHEMA)
  }

  /** Adds entries, and replaces those with the same id. Other requests are handled in between. */
  async put(entries: readonly SearchEntry[]): Promise<void> {
    for (let start = 0; start < entries.length; start += BATCH_SIZE) {
      this.#commit(() => {
        for (const entry of entries.slice(start, start + BATCH_SIZE)) this.#replace(entry)
      })
      await setImmediate()
    }
  }

  /** Returns the ids of all entries. */
  ids(): Set<string> {
    return new Set(
      this.#prepare('select id from rows')
        .all()
        .map(({ id }) => String(id)),
    )
  }

  /** Removes all entries but those with the given ids. */
  retain(ids: ReadonlySet<string>): void {
    const others = [...this.ids()].filter((id) => !ids.has(id))
    this.#commit(() => {
      for (const id of others) this.#remove(id)
    })
  }

  /** Finds entries with every term of a query, or with any of them, best first. */
  find(query: string, combine: 'AND' | 'OR', { from, count }: { from: number; count: number }): FoundEntries {
    const terms = [...new Set(queryTerms(query))]
    const key = JSON.stringify([terms, combine, from, count])
    const found = this.#latest.get(key) ?? this.#find(terms, combine, from, count)
    this.#latest.set(key, found)
    return found
  }

  #find(terms: readonly string[], combine: 'AND' | 'OR', from: number, count: number): FoundEntries {
    const alternatives = terms.map((term) => this.#alternatives(term))
    const conditions = alternatives.map((words) => words.map(condition).join(' OR '))
    const rows = this.#prepare(rankedRows(conditions.length)).all({
      ...Object.fromEntries(conditions.map((words, index) => [`term${index}`, words])),
      least: combine === 'AND' ? conditions.length : 1,
      from,
      count,
    })
    if (rows.length === 0 && from > 0) {
      return { hits: [], total: this.#find(terms, combine, 0, 1).total }
    }
    const searched = alternatives.flat()
    const hits = rows.map(({ entry }) => ({
      entry: JSON.parse(String(entry)) as SearchEntry,
      terms: searched,
    }))
    return { hits, total: Number(rows[0]?.total ?? 0) }
  }

  /** Returns a term, or similar ones if no entry has it. */
  #alternatives(term: string): string[] {
    const isKnown = FIELDS.some((field) =>
      this.#prepare(`select 1 from ${field} where ${field} match ? limit 1`).get(condition(term)),
    )
    if (isKnown) return [term]
    // The character after z is an opening brace.
    const similar = similarTerms(term, () =>
      FIELDS.flatMap((field) =>
        this.#prepare(`select term from ${field}_terms where term >= 'a' and term < '{'`).all(),
      ).map((row) => String(row.term)),
    )
    return similar.length > 0 ? similar : [term]
  }

  #replace(entry: SearchEntry): void {
    const stored = JSON.stringify(entry)
    const known = this.#prepare('select entry from rows where id = ?').get(entry.id)
    if (known?.entry === stored) return
    this.#remove(entry.id)
    const { lastInsertRowid } = this.#prepare('insert into rows (id, entry) values (?, ?)').run(
      entry.id,
      stored,
    )
    const weight = KIND_WEIGHTS[entry.kind]
    if (weight) this.#prepare('insert into weights values (?, ?)').run(lastInsertRowid, weight)
    const terms = indexedTerms(entry)
    for (const field of FIELDS) {
      if (terms[field].length === 0) continue
      this.#prepare(`insert into ${field} (rowid, terms) values (?, ?)`).run(
        lastInsertRowid,
        terms[field].join(' '),
      )
    }
  }

  #remove(id: string): void {
    const row = this.#prepare('delete from rows where id = ? returning number').get(id)
    if (!row) return
    this.#prepare('delete from weights where number = ?').run(Number(row.number))
    for (const field of FIELDS) this.#prepare(`delete from ${field} where rowid = ?`).run(Number(row.number))
  }

  #commit(change: () => void): void {
    this.#latest.clear()
    this.#database.exec('begin')
    try {
      change()
      this.#database.exec('commit')
    } catch (error) {
      this.#database.exec('rollback')
      throw error
    }
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }
}

function indexedTerms({
  title,
  keywords,
  summary,
  body,
}: SearchEntry): Record<keyof typeof WEIGHTS, string[]> {
  const titleTerms = termsOf(title)
  return {
    title: titleTerms,
    parts: titleTerms.flatMap(partsOf),
    keywords: termsOf(keywords),
    summary: termsOf(summary),
    body: termsOf(body),
  }
}

/** Returns the query for rows that have at least `$least` of a number of terms, best first, with the total of them. */
function rankedRows(termCount: number): string {
  const matches = Array.from({ length: termCount }, (_, index) =>
    FIELDS.map(
      (field) =>
        `select rowid as number, ${index} as term, ${WEIGHTS[field]} * (bm25(${field}) - ${MATCH}) as score from ${field} where ${field} match $term${index}`,
    ),
  )
  return `
    with found as (
      select number, sum(score) * ifnull(weight, 1) as score
      from (${matches.flat().join(' union all ')}) left join weights using (number)
      group by number having count(distinct term) >= $least
    )
    select entry, (select count(*) from found) as total
    from (select * from found order by score, number limit $count offset $from) as shown
    join rows on rows.number = shown.number order by shown.score, shown.number`
}

/** Returns the condition for a term: whole, or as the beginning of another, which ranks lower. A single Latin letter must be whole. */
const condition = (term: string): string =>
  term.length > 1 || !isLatin(term) ? `"${term}" OR "${term}" *` : `"${term}"`
