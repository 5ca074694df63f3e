import { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../../types.ts'
import type { TagCollector } from '../sync-tags.ts'
import { BodyCache } from './body-cache.ts'
import { DocumentSet } from './document-set.ts'
import { prepareStatements, type Statements } from './statements.ts'

/** Characters of JSON that one worker keeps parsed: single bodies, and whole sets (100,000 documents of 1 kB). */
const bodyLimit = 16_000_000
const setLimit = 128_000_000
/** Prefixes whose ids are remembered; release names come from callers, so they must not pile up. */
const overlaysMax = 32

/** Results of parts of queries that are remembered at a time. */
const resultsMax = 32

type Results = Map<string, { value: unknown; tags: TagCollector }>

/** A worker's read-only connection to the lake's file, with what it keeps in memory between queries. */
export class Reader {
  readonly statements: Statements
  readonly bodies = new BodyCache(bodyLimit)
  readonly #database: DatabaseSync
  readonly #sets = new Map<string, DocumentSet>()
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

  /** The set of a dataset's documents of `type`, or of all of them. */
  set({ scope, key, sequence }: State, type: string | undefined): DocumentSet {
    const name = `${key}${type === undefined ? '' : `|${type}`}`
    const set = this.#sets.get(name) ?? new DocumentSet(this.statements, scope, type)
    this.#sets.delete(name)
    this.#sets.set(name, set)
    set.refresh(sequence)
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
    let size = [...this.#sets.values()].reduce((sum, set) => sum + set.size, 0)
    for (const [key, set] of this.#sets) {
      if (size <= setLimit) return
      size -= set.size
      this.#sets.delete(key)
    }
  }
}

/** A dataset's name, its caches' key, and the sequence of its last commit. */
interface State {
  scope: [string, string]
  key: string
  sequence: number
}

/** One dataset at one sequence. Documents are shared between queries: never change them. */
export class Snapshot {
  readonly #reader: Reader
  readonly #state: State
  readonly #scope: [string, string]

  constructor(reader: Reader, state: State) {
    this.#reader = reader
    this.#state = state
    this.#scope = state.scope
  }

  byId(id: string): LakeDocument | undefined {
    const key = `${this.#state.key}|${id}`
    const { sequence } = this.#state
    const cached = this.#reader.bodies.get(key)
    if (cached?.checked === sequence) return cached.document
    const row = this.#reader.statements.body.get(cached?.written ?? -1, ...this.#scope, id)
    if (!row) {
      this.#reader.bodies.delete(key)
      return undefined
    }
    if (cached && row['body'] === null) {
      cached.checked = sequence
      return cached.document
    }
    const body = row['body'] as string
    const document = JSON.parse(body) as LakeDocument
    const written = Number(row['sequence'])
    this.#reader.bodies.set(key, { written, checked: sequence, size: body.length, document })
    return document
  }

  /** Results of parts of queries at this sequence. */
  get results(): Results {
    return this.#reader.results(this.#state)
  }

  idsBySlug(slug: string): string[] {
    return this.#ids(this.#reader.statements.idsBySlug.all(...this.#scope, slug))
  }

  idsByReference(target: string): string[] {
    return this.#ids(this.#reader.statements.idsByReference.all(...this.#scope, target))
  }

  set(type?: string): DocumentSet {
    return this.#reader.set(this.#state, type)
  }

  /** Ids that begin with `prefix`, which ends in a dot. */
  overlay(prefix: string): Set<string> {
    return this.#reader.overlay(this.#state, prefix)
  }

  #ids(rows: Record<string, unknown>[]): string[] {
    return rows.map((row) => row['id'] as string)
  }
}
