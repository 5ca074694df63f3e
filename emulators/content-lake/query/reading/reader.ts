import { DatabaseSync } from 'node:sqlite'
import type { TagCollector } from '../sync-tags.ts'
import { BodyCache } from './body-cache.ts'
import { DocumentSet } from './document-set.ts'
import { currentIn, Snapshot } from './snapshot.ts'
import { prepareStatements, type Statements } from './statements.ts'

/** Characters of JSON that one worker keeps parsed: single bodies, and whole sets (100,000 products in three languages). */
const bodyLimit = 16_000_000
const setLimit = 256_000_000
/** Prefixes whose ids are remembered; release names come from callers, so they must not pile up. */
const overlaysMax = 32

/** Results of parts of queries that are remembered at a time. */
const resultsMax = 32

export type Results = Map<string, { value: unknown; tags: TagCollector }>

/** A worker's read-only connection to the lake's file, with what it keeps in memory between queries. */
export class Reader {
  readonly statements: Statements
  readonly bodies = new BodyCache(bodyLimit)
  readonly #database: DatabaseSync
  readonly #sets = new Map<string, Map<string | undefined, DocumentSet>>()
  #results: { key: string; sequence: number; found: Results } = { key: '', sequence: -1, found: new Map() }
  readonly #overlays = new Map<string, { sequence: number; ids: Set<string> }>()

  constructor(databasePath: string) {
    this.#database = new DatabaseSync(databasePath, { readOnly: true })
    this.#database.exec('PRAGMA busy_timeout = 5000')
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
      this.#forgetLargeSets()
    }
  }

  /** The sets of a dataset that are in memory, whatever sequence they are at. */
  setsOf({ key }: State): DocumentSet[] {
    return [...(this.#sets.get(key)?.values() ?? [])]
  }

  /** The set of a dataset's documents of `type`, or of all of them. */
  set(state: State, type: string | undefined): DocumentSet {
    const { scope, key, sequence } = state
    const others = this.setsOf(state)
    const sets = this.#sets.get(key) ?? new Map<string | undefined, DocumentSet>()
    const set = sets.get(type) ?? new DocumentSet(this.statements, scope, type)
    set.refresh(sequence, (id) => currentIn(others, id, sequence))
    this.#sets.delete(key)
    this.#sets.set(key, sets.set(type, set))
    return set
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
    if (
      this.#results.key !== key ||
      this.#results.sequence !== sequence ||
      this.#results.found.size > resultsMax
    ) {
      this.#results = { key, sequence, found: new Map() }
    }
    return this.#results.found
  }

  #forgetLargeSets(): void {
    const sizeOf = (sets: Map<unknown, DocumentSet>) =>
      [...sets.values()].reduce((sum, set) => sum + set.size, 0)
    let size = [...this.#sets.values()].reduce((sum, sets) => sum + sizeOf(sets), 0)
    for (const [key, sets] of this.#sets) {
      if (size <= setLimit) return
      size -= sizeOf(sets)
      this.#sets.delete(key)
    }
  }
}

/** A dataset's name, its caches' key, and the sequence of its last commit. */
export interface State {
  scope: [string, string]
  key: string
  sequence: number
}
