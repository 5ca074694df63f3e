import type { LakeDocument } from '../../types.ts'
import type { Reader, Results, State } from './reader.ts'
import type { Table } from './table.ts'

/** A dataset at one sequence. Documents are shared between queries and must not be modified. */
export class Snapshot {
  readonly #reader: Reader
  readonly #state: State
  readonly #scope: [string, string]

  constructor(reader: Reader, state: State) {
    this.#reader = reader
    this.#state = state
    this.#scope = state.scope
  }

  /** Returns a document. With `keep` false it is not cached, for large scans. */
  byId(id: string, keep = true): LakeDocument | undefined {
    const key = `${this.#state.key}|${id}`
    const { sequence } = this.#state
    const { bodies, statements } = this.#reader
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
    return this.#reader.statements.type.get(...this.#scope, id)?.['type'] as string | undefined
  }

  /** Cached results of parts of queries that are valid at this sequence. */
  get results(): Results {
    return this.#reader.results(this.#state)
  }

  idsBySlug(slug: string): string[] {
    return this.#ids(this.#reader.statements.idsBySlug.all(...this.#scope, slug))
  }

  idsByReference(target: string): string[] {
    return this.#ids(this.#reader.statements.idsByReference.all(...this.#scope, target))
  }

  /** Returns the ids that match an SQLite full-text query. */
  idsByWords(query: string): string[] {
    return this.#ids(this.#reader.statements.idsByWords.all(query, ...this.#scope))
  }

  table(type?: string): Table {
    return this.#reader.table(this.#state, type)
  }

  /** Returns the ids that begin with `prefix`, which ends in a dot. */
  overlay(prefix: string): Set<string> {
    return this.#reader.overlay(this.#state, prefix)
  }

  #ids(rows: Record<string, unknown>[]): string[] {
    return rows.map((row) => row['id'] as string)
  }
}
