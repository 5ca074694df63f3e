import type { LakeDocument } from '../../types.ts'
import type { Statements } from './statements.ts'

interface Row {
  id: string
  type?: string
  sequence: number
  body: string
}

type Parsed = (id: string) => LakeDocument | undefined

/**
 * Every document of a dataset, or of one of its types, kept in memory between queries. Unchanged while the dataset's
 * sequence stands; when it moved only the changed rows are read, and ids are compared only if some were deleted.
 */
export class DocumentSet {
  readonly documents = new Map<string, LakeDocument>()
  /** Arrays derived from this set (one per perspective), dropped whenever the set changes. */
  readonly derived = new Map<string, LakeDocument[]>()
  /** Characters of JSON held. */
  size = 0
  readonly #statements: Statements
  readonly #scope: [string, string]
  readonly #type: string | undefined
  readonly #sizes = new Map<string, number>()
  #sequence = -1

  constructor(statements: Statements, scope: [string, string], type: string | undefined) {
    this.#statements = statements
    this.#scope = scope
    this.#type = type
  }

  /** The document, if the set holds it and holds it as it is at `sequence`. */
  current(id: string, sequence: number): LakeDocument | undefined {
    return this.#sequence === sequence ? this.documents.get(id) : undefined
  }

  /**
   * Brings the set to `sequence`, the dataset's present one, within the caller's read transaction. `parsed` answers
   * documents that other sets hold as they are at that sequence.
   */
  refresh(sequence: number, parsed: Parsed): void {
    if (sequence === this.#sequence) return
    if (sequence < this.#sequence) this.#clear()
    this.derived.clear()
    if (this.#sequence === -1) this.#load(parsed)
    else this.#update(parsed)
    this.#sequence = sequence
  }

  #clear(): void {
    for (const id of [...this.documents.keys()]) this.#remove(id)
    this.#sequence = -1
  }

  #load(parsed: Parsed): void {
    const { all, allOfType } = this.#statements
    const rows =
      this.#type === undefined ? all.iterate(...this.#scope) : allOfType.iterate(...this.#scope, this.#type)
    for (const row of rows as Iterable<unknown>) this.#put(row as Row, parsed)
  }

  #update(parsed: Parsed): void {
    for (const row of this.#statements.changed.iterate(...this.#scope, this.#sequence) as Iterable<unknown>) {
      const changed = row as Row
      if (this.#type === undefined || changed.type === this.#type) this.#put(changed, parsed)
      else this.#remove(changed.id)
    }
    if (this.documents.size > this.#count()) this.#removeDeleted()
  }

  #count(): number {
    const { count, countOfType } = this.#statements
    const row =
      this.#type === undefined ? count.get(...this.#scope) : countOfType.get(...this.#scope, this.#type)
    return Number(row?.['count'] ?? 0)
  }

  #removeDeleted(): void {
    const { ids, idsOfType } = this.#statements
    const rows =
      this.#type === undefined ? ids.all(...this.#scope) : idsOfType.all(...this.#scope, this.#type)
    const present = new Set(rows.map((row) => row['id'] as string))
    for (const id of [...this.documents.keys()]) if (!present.has(id)) this.#remove(id)
  }

  #put(row: Row, parsed: Parsed): void {
    this.size += row.body.length - (this.#sizes.get(row.id) ?? 0)
    this.#sizes.set(row.id, row.body.length)
    this.documents.set(row.id, parsed(row.id) ?? (JSON.parse(row.body) as LakeDocument))
  }

  #remove(id: string): void {
    this.size -= this.#sizes.get(id) ?? 0
    this.#sizes.delete(id)
    this.documents.delete(id)
  }
}
