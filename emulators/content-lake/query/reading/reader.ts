import { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import { type CachedBody, type Results, Snapshot, type SnapshotSource, type State } from './snapshot.ts'
import { prepareStatements, type Statements } from './statements.ts'
import { Table } from './table.ts'

/** Characters of JSON that a worker keeps parsed, at about four bytes each. */
const bodyLimit = 4_000_000
/** Bytes of tables that a worker keeps: about twenty columns of 100,000 products and a result for each. */
const tableLimit = 64_000_000
/** Limit of cached prefixes; release names come from callers, so they must not accumulate. */
const overlaysMax = 32

/** Limits of cached results: their number and their documents in all. */
const resultsMax = 32
const resultDocumentsMax = 500_000
/** After more commits than this, all cached results are dropped. */
const commitsMax = 200

/** The results at one sequence of a dataset. */
interface CachedResults {
  key: string
  sequence: number
  results: Results
}

/** A worker's read-only connection to the lake's database, with its caches. */
export class Reader implements SnapshotSource {
  readonly statements: Statements
  readonly bodies = new LRUCache<string, CachedBody>({
    maxSize: bodyLimit,
    sizeCalculation: ({ size }) => size,
  })
  readonly #database: DatabaseSync
  readonly #onReading: (isReading: boolean) => void
  readonly #tables = new Map<string, Table>()
  #results: CachedResults | undefined
  readonly #overlays = new Map<string, { sequence: number; ids: Set<string> }>()

  /** `onReading` is called when a slow read for the caches begins and ends. */
  constructor(databasePath: string, onReading: (isReading: boolean) => void = () => undefined) {
    this.#onReading = onReading
    this.#database = new DatabaseSync(databasePath, { readOnly: true })
    this.#database.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -8000')
    this.statements = prepareStatements(this.#database)
  }

  close(): void {
    this.#database.close()
  }

  /** Calls `use` with one snapshot of the dataset. */
  async snapshot<T>(scope: [string, string], use: (snapshot: Snapshot) => T | Promise<T>): Promise<T> {
    this.#database.exec('BEGIN')
    try {
      const state = this.statements.state.get(...scope)
      // A recreated dataset must not show documents of the deleted one.
      const key = JSON.stringify([...scope, state?.['created']])
      return await use(new Snapshot(this, { scope, key, sequence: Number(state?.['sequence'] ?? 0) }))
    } finally {
      this.#database.exec('ROLLBACK')
      this.#forgetTables()
    }
  }

  table(state: State, type: string | undefined): Table {
    const name = tableName(state, type)
    const table = this.#tables.get(name) ?? this.#newTable(state, type)
    table.refresh(state.sequence)
    this.#tables.delete(name)
    this.#tables.set(name, table)
    return table
  }

  #newTable({ scope }: State, type: string | undefined): Table {
    return new Table(this.#database, this.statements, { scope, type, onReading: this.#onReading })
  }

  overlay({ scope, key, sequence }: State, prefix: string): Set<string> {
    const name = `${key}|${prefix}`
    const known = this.#overlays.get(name)
    if (known?.sequence === sequence) return known.ids
    const rows = this.statements.idsBetween.all(...scope, prefix, `${prefix.slice(0, -1)}/`)
    const ids = new Set(rows.map((row) => row['id'] as string))
    if (this.#overlays.size > overlaysMax) this.#overlays.clear()
    this.#overlays.set(name, { sequence, ids })
    return ids
  }

  results(state: State): Results {
    const { key, sequence } = state
    const cached = this.#results
    if (cached?.key === key && this.#expireResults(cached, state)) {
      const { found, documents } = cached.results
      if (found.size <= resultsMax && documents <= resultDocumentsMax) return cached.results
    }
    this.#results = { key, sequence, results: { found: new Map(), documents: 0 } }
    return this.#results.results
  }

  /** Removes results with a sync tag of the commits since; returns false when these are not known. */
  #expireResults(cached: CachedResults, { scope, sequence }: State): boolean {
    if (cached.sequence === sequence) return true
    const commits = this.statements.commits.all(...scope, cached.sequence, commitsMax + 1)
    // History is deleted from its beginning: if the old commit is there, so are the later ones.
    const isKnown = Number(commits[0]?.['sequence']) === cached.sequence && commits.length <= commitsMax
    if (!isKnown) return false
    const expired = new Set(
      commits.slice(1).flatMap((commit) => JSON.parse(commit['tags'] as string) as string[]),
    )
    const { results } = cached
    for (const [name, { selection, tags }] of results.found) {
      if (!tags.tags().some((tag) => expired.has(tag))) continue
      results.found.delete(name)
      results.documents -= selection.length
    }
    cached.sequence = sequence
    return true
  }

  /** Evicts the least recently used tables until the others fit. */
  #forgetTables(): void {
    let weight = [...this.#tables.values()].reduce((sum, table) => sum + table.weight, 0)
    for (const [name, table] of this.#tables) {
      if (weight <= tableLimit) return
      weight -= table.weight
      this.#tables.delete(name)
    }
  }
}

const tableName = ({ key }: State, type: string | undefined) => JSON.stringify([key, type])
