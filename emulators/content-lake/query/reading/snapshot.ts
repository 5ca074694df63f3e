import type { LRUCache } from 'lru-cache'
import type { LakeDocument } from '../../types.ts'
import type { TagCollector } from '../sync-tags.ts'
import type { Selection } from './documents.ts'
import type { Statements } from './statements.ts'
import type { Table } from './table.ts'

/** A dataset's name, its cache key, and the sequence of its last commit. */
export interface State {
  scope: [string, string]
  key: string
  sequence: number
}

/** Cached results of parts of queries, and the number of their documents in all. */
export interface Results {
  found: Map<string, { selection: Selection; tags: TagCollector }>
  documents: number
}

/** The parsed body of a document. */
export interface CachedBody {
  /** Sequence of the commit that wrote this body; id and sequence identify it. */
  written: number
  /** Dataset sequence at which the body was last known to be current. */
  checked: number
  /** Characters of its JSON. */
  size: number
  document: LakeDocument
}

/** The connection and the caches from which a snapshot reads. */
export interface SnapshotSource {
  readonly statements: Statements
  readonly bodies: LRUCache<string, CachedBody>
  /** Returns the table of the documents of `type`, or of all documents. */
  table(state: State, type: string | undefined): Table
  /** Returns the ids that begin with `prefix` (`drafts.`, `versions.`…). */
  overlay(state: State, prefix: string): Set<string>
  /** Returns the cached results of queries without those that a commit since then could change. */
  results(state: State): Results
}

/** A dataset at one sequence. Documents are shared between queries and must not be modified. */
export class Snapshot {
  readonly #source: SnapshotSource
  readonly #state: State
  readonly #scope: [string, string]

  constructor(source: SnapshotSource, state: State) {
    this.#source = source
    this.#state = state
    this.#scope = state.scope
  }

  /** Returns a document. With `keep` false it is not cached, for large scans. */
  byId(id: string, keep = true): LakeDocument | undefined {
    const key = `${this.#state.key}|${id}`
    const { sequence } = this.#state
    const { bodies, statements } = this.#source
    const cached = bodies.get(key)
    if (cached?.checked === sequence) return cached.document
    const row = statements.body.get(cached?.written ?? -1, ...this.#scope, id)
    if (!row) {
      bodies.delete(key)
      return undefined
    }
    if (cached && row['body'] === null) {
      cached.checked = sequence
      return cached.document
    }
    const body = row['body'] as string
    const document = JSON.parse(body) as LakeDocument
    const written = Number(row['sequence'])
    if (keep || cached) bodies.set(key, { written, checked: sequence, size: body.length, document })
    return document
  }

  /** Returns the type of a document. */
  typeOf(id: string): string | undefined {
    return this.#source.statements.type.get(...this.#scope, id)?.['type'] as string | undefined
  }

  /** Cached results of parts of queries that are valid at this sequence. */
  get results(): Results {
    return this.#source.results(this.#state)
  }

  idsBySlug(slug: string): string[] {
    return this.#ids(this.#source.statements.idsBySlug.all(...this.#scope, slug))
  }

  idsByReference(target: string): string[] {
    return this.#ids(this.#source.statements.idsByReference.all(...this.#scope, target))
  }

  /** Returns the ids that match an SQLite full-text query. */
  idsByWords(query: string): string[] {
    return this.#ids(this.#source.statements.idsByWords.all(query, ...this.#scope))
  }

  table(type?: string): Table {
    return this.#source.table(this.#state, type)
  }

  /** Returns the ids that begin with `prefix`, which ends in a dot. */
  overlay(prefix: string): Set<string> {
    return this.#source.overlay(this.#state, prefix)
  }

  #ids(rows: Record<string, unknown>[]): string[] {
    return rows.map((row) => row['id'] as string)
  }
}
