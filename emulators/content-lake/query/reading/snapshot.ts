import type { LakeDocument } from '../../types.ts'
import type { DocumentSet } from './document-set.ts'
import type { Reader, Results, State } from './reader.ts'

/** The document from whichever set holds it as it is at `sequence`. */
export function currentIn(sets: DocumentSet[], id: string, sequence: number): LakeDocument | undefined {
  for (const set of sets) {
    const document = set.current(id, sequence)
    if (document) return document
  }
  return undefined
}

/** One dataset at one sequence. Documents are shared between queries: never change them. */
export class Snapshot {
  readonly #reader: Reader
  readonly #state: State
  readonly #scope: [string, string]
  #sets: DocumentSet[]

  constructor(reader: Reader, state: State) {
    this.#reader = reader
    this.#state = state
    this.#scope = state.scope
    this.#sets = reader.setsOf(state)
  }

  byId(id: string): LakeDocument | undefined {
    const held = currentIn(this.#sets, id, this.#state.sequence)
    if (held) return held
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
    const set = this.#reader.set(this.#state, type)
    if (!this.#sets.includes(set)) this.#sets = [set, ...this.#sets]
    return set
  }

  /** Ids that begin with `prefix`, which ends in a dot. */
  overlay(prefix: string): Set<string> {
    return this.#reader.overlay(this.#state, prefix)
  }

  #ids(rows: Record<string, unknown>[]): string[] {
    return rows.map((row) => row['id'] as string)
  }
}
