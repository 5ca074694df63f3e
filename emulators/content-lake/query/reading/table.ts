import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../../types.ts'
import { type Cell, type Column, readColumns, update } from './columns.ts'
import { ProjectionCache } from './projections.ts'
import { createRowSet } from './row-sets.ts'
import type { Statements } from './statements.ts'

/** A condition that columns decide. Equal conditions have the same `key`. */
export interface Condition {
  key: string
  paths: readonly (readonly string[])[]
  /** Compiles the condition for items whose values `at` returns; it holds where the result is `true`. */
  bind<Item>(at: (path: readonly string[]) => (item: Item) => Cell): (item: Item) => Cell
}

/** Limits of the cached conditions and views of a table. */
const marksMax = 64
const viewsMax = 8

interface ConditionCache {
  test: (row: number) => Cell
  /** 1 in the rows where the condition holds. */
  bits: Uint8Array
}

/** The documents of a table that a view presents, ordered by id. */
export interface Presented {
  ids: string[]
  rows: Int32Array
  /** All positions in order: 0, 1, 2, … */
  every: Int32Array
  /** By row, 1 for presented documents. */
  shown: Uint8Array
  /** By row, the position in the two lists; -1 for documents that are not presented. */
  places: Int32Array
}

interface TableOptions {
  scope: [string, string]
  type: string | undefined
  /** Called when a read for this and later queries begins and ends. */
  onReading: (isReading: boolean) => void
}

/**
 * Keeps the ids of a dataset's documents (or of one type), columns of the queried paths and results of projections in memory, but no bodies.
 * After a commit only the changed documents are read.
 */
export class Table {
  /** Ids by row; `undefined` for a deleted document. */
  readonly ids: (string | undefined)[] = []
  /** Results of projections over the table's documents. */
  readonly projections = new ProjectionCache()
  readonly #rows = new Map<string, number>()
  readonly #free: number[] = []
  readonly #columns = new Map<string, Column>()
  readonly #marks = new Map<string, ConditionCache>()
  readonly #postings = new Map<string, Map<Cell, number[]>>()
  /**
   * Views of one layer stay valid until documents are added or removed; any change may affect views of several layers.
   */
  readonly #presented = new Map<string, Presented>()
  readonly #layered = new Map<string, Presented>()
  readonly #database: DatabaseSync
  readonly #statements: Statements
  readonly #scope: [string, string]
  /** The type of the documents; `undefined` for a table of all. */
  readonly type: string | undefined
  #sequence = -1

  readonly #onReading: (isReading: boolean) => void

  constructor(database: DatabaseSync, statements: Statements, { scope, type, onReading }: TableOptions) {
    this.#database = database
    this.#statements = statements
    this.#scope = scope
    this.type = type
    this.#onReading = onReading
  }

  /** Estimated size in bytes. */
  get weight(): number {
    const columns = [...this.#columns.values()].reduce((sum, column) => sum + column.weight, 0)
    const lists = this.#presented.size + this.#layered.size + this.#postings.size
    return columns + this.projections.weight + this.ids.length * (120 + this.#marks.size + 24 * lists)
  }

  has(id: string): boolean {
    return this.#rows.has(id)
  }

  /** Ids as stored. */
  get storedIds(): Iterable<string> {
    return this.#rows.keys()
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id)
  }

  /** Updates the table to `sequence`, the dataset's current one, in the caller's read transaction. */
  refresh(sequence: number): void {
    if (sequence === this.#sequence) return
    this.#onReading(true)
    if (this.#sequence === -1 || sequence < this.#sequence) this.#load()
    else this.#update()
    this.#onReading(false)
    this.#sequence = sequence
  }

  /** Reads the missing columns in one pass. */
  require(paths: readonly (readonly string[])[]): void {
    const missing = new Map(paths.map((path) => [path.join('.'), path] as const))
    for (const name of this.#columns.keys()) missing.delete(name)
    if (missing.size === 0) return
    const rowOf = (id: string) => this.#rows.get(id)
    this.#onReading(true)
    const columns = readColumns(this.#database, this.#scope, this.type, [...missing.values()], rowOf)
    this.#onReading(false)
    for (const column of columns) this.#columns.set(column.path.join('.'), column)
  }

  /** Returns the values at a path by row; rows past its end are `null`. */
  cells(path: readonly string[]): readonly Cell[] {
    this.require([path])
    return this.#columns.get(path.join('.'))?.cells ?? []
  }

  /** Returns 1 in the rows for which the condition holds. */
  marks(condition: Condition): Uint8Array {
    const known = this.#marks.get(condition.key)
    if (known) return known.bits
    this.require(condition.paths)
    const test = condition.bind((path) => {
      const cells = this.cells(path)
      return (row: number) => cells[row] ?? null
    })
    const bits = createRowSet(this.ids.length + 256)
    for (let row = 0; row < this.ids.length; row += 1) if (test(row) === true) bits[row] = 1
    if (this.#marks.size >= marksMax) this.#marks.clear()
    this.#marks.set(condition.key, { test, bits })
    return bits
  }

  /** Returns the rows whose value at a path equals this one. */
  rowsWith(path: readonly string[], value: string): readonly number[] {
    const name = path.join('.')
    let postings = this.#postings.get(name)
    if (!postings) {
      postings = new Map()
      for (const [row, cell] of this.cells(path).entries()) {
        if (typeof cell !== 'string') continue
        const rows = postings.get(cell)
        if (rows) rows.push(row)
        else postings.set(cell, [row])
      }
      this.#postings.set(name, postings)
    }
    return postings.get(value) ?? []
  }

  /** Returns what a view presents, cached under its key. `isLayered` is true for a view of several layers. */
  presented(key: string, isLayered: boolean, present: () => { id: string; row: number }[]): Presented {
    const views = isLayered ? this.#layered : this.#presented
    let known = views.get(key)
    if (!known) {
      const members = present()
      members.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
      const places = new Int32Array(this.ids.length).fill(-1)
      const shown = createRowSet(this.ids.length)
      for (const [place, { row }] of members.entries()) {
        places[row] = place
        shown[row] = 1
      }
      known = {
        ids: members.map(({ id }) => id),
        rows: Int32Array.from(members, ({ row }) => row),
        every: Int32Array.from(members, (_, place) => place),
        shown,
        places,
      }
      // Views are named by callers, so they must not accumulate.
      if (views.size >= viewsMax) views.clear()
      views.set(key, known)
    }
    return known
  }

  #load(): void {
    this.ids.length = 0
    this.#free.length = 0
    for (const part of [this.#rows, this.#columns, this.#marks, this.#postings, this.projections])
      part.clear()
    for (const views of [this.#presented, this.#layered]) views.clear()
    for (const id of this.#storedIds()) this.#rows.set(id, this.ids.push(id) - 1)
  }

  #storedIds(): string[] {
    const { ids, idsOfType } = this.#statements
    const rows = this.type === undefined ? ids.all(...this.#scope) : idsOfType.all(...this.#scope, this.type)
    return rows.map((row) => row['id'] as string)
  }

  #update(): void {
    this.#postings.clear()
    this.#layered.clear()
    for (const found of this.#statements.changed.iterate(
      ...this.#scope,
      this.#sequence,
    ) as Iterable<unknown>) {
      const { id, type, body } = found as { id: string; type: string; body: string }
      if (this.type === undefined || type === this.type) this.#put(id, JSON.parse(body) as LakeDocument)
      else this.#remove(id)
    }
    if (this.#rows.size > this.#count()) {
      const present = new Set(this.#storedIds())
      for (const id of [...this.#rows.keys()]) if (!present.has(id)) this.#remove(id)
    }
  }

  #count(): number {
    const { count, countOfType } = this.#statements
    const row =
      this.type === undefined ? count.get(...this.#scope) : countOfType.get(...this.#scope, this.type)
    return Number(row?.['count'] ?? 0)
  }

  #put(id: string, document: LakeDocument): void {
    let row = this.#rows.get(id)
    if (row === undefined) {
      this.#presented.clear()
      row = this.#free.pop() ?? this.ids.length
      this.ids[row] = id
      this.#rows.set(id, row)
    }
    this.#write(row, document)
  }

  #remove(id: string): void {
    const row = this.#rows.get(id)
    if (row === undefined) return
    this.#presented.clear()
    this.#rows.delete(id)
    this.ids[row] = undefined
    this.#free.push(row)
    this.#write(row, null)
  }

  #write(row: number, document: LakeDocument | null): void {
    this.projections.delete(row)
    for (const column of this.#columns.values()) update(column, row, document)
    for (const [key, { test, bits }] of this.#marks) {
      if (row >= bits.length) this.#marks.delete(key)
      else bits[row] = document && test(row) === true ? 1 : 0
    }
  }
}
