import { DatabaseSync } from 'node:sqlite'
import type { TagCollector } from '../sync-tags.ts'
import { BodyCache } from './body-cache.ts'
import type { Selection } from './documents.ts'
import { Snapshot } from './snapshot.ts'
import { prepareStatements, type Statements } from './statements.ts'
import { Table } from './table.ts'

/** Characters of JSON that one worker keeps parsed, which takes some four times as many bytes. */
const bodyLimit = 4_000_000
/** Bytes of ids and columns that one worker keeps between queries: some twenty columns of 100,000 products. */
const tableLimit = 48_000_000
/** Prefixes whose ids are remembered; release names come from callers, so they must not pile up. */
const overlaysMax = 32

/** Results of parts of queries that are remembered at a time, and the documents they may hold in all. */
const resultsMax = 32
const resultDocumentsMax = 500_000

export interface Results {
  found: Map<string, { selection: Selection; tags: TagCollector }>
  documents: number
}

/** A worker's read-only connection to the lake's file, with what it keeps in memory between queries. */
export class Reader {
  readonly statements: Statements
  readonly bodies = new BodyCache(bodyLimit)
  readonly #database: DatabaseSync
  readonly #onReading: (isReading: boolean) => void
  readonly #tables = new Map<string, Table>()
  #results: { key: string; sequence: number; results: Results } | undefined
  readonly #overlays = new Map<string, { sequence: number; ids: Set<string> }>()

  /** `onReading` hears when reading begins and ends of what is kept for later queries and may take seconds. */
  constructor(databasePath: string, onReading: (isReading: boolean) => void = () => undefined) {
    this.#onReading = onReading
    this.#database = new DatabaseSync(databasePath, { readOnly: true })
    this.#database.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -8000')
    this.statements = prepareStatements(this.#database)
  }

  close(): void {
    this.#database.close()
  }

  /** Runs `use` on one unchanging state of the dataset. */
  async snapshot<T>(scope: [string, string], use: (snapshot: Snapshot) => T | Promise<T>): Promise<T> {
    this.#database.exec('BEGIN')
    try {
      const state = this.statements.state.get(...scope)
      // A dataset that was deleted and made anew must not be shown the old one's documents.
      const key = JSON.stringify([...scope, state?.['created']])
      return await use(new Snapshot(this, { scope, key, sequence: Number(state?.['sequence'] ?? 0) }))
    } finally {
      this.#database.exec('ROLLBACK')
      this.#forgetTables()
    }
  }

  /** The table of a dataset's documents of `type`, or of all of them. */
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

  /** Ids that begin with `prefix` (`drafts.`, `versions.`…). */
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

  /** What queries found, forgotten when the dataset changes. */
  results({ key, sequence }: State): Results {
    const kept = this.#results
    if (kept?.key === key && kept.sequence === sequence) {
      const { found, documents } = kept.results
      if (found.size <= resultsMax && documents <= resultDocumentsMax) return kept.results
    }
    this.#results = { key, sequence, results: { found: new Map(), documents: 0 } }
    return this.#results.results
  }

  /** Forgets the tables that were asked for longest ago until the others fit. */
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

/** A dataset's name, its caches' key, and the sequence of its last commit. */
export interface State {
  scope: [string, string]
  key: string
  sequence: number
}
