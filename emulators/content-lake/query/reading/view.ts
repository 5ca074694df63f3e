import { getReadRule, type ReadRule } from '../../access/grants.ts'
import { publishedId } from '../../documents/ids.ts'
import type { DatasetRead, LakeDocument, Perspective, Principal } from '../../types.ts'
import { admits, type Constraint, isSlug, isTabular } from '../planner/constraint.ts'
import { describeConstraint } from '../planner/describe.ts'
import { TagCollector } from '../sync-tags.ts'
import { openDocuments, selectIds, type Selection, selectPlaces } from './documents.ts'
import { type Layer, layerOf, prefixesOf } from './ids.ts'
import { intersectRowSets } from './row-sets.ts'
import type { Snapshot } from './snapshot.ts'
import type { Condition, Presented, Table } from './table.ts'

/** Documents of larger selections are read once and not cached. */
const cachedRowsMax = 2_000

/**
 * A dataset as one query sees it: through its perspective and with its caller's rights. All reads of an evaluation go
 * through here and are recorded in `tags`.
 */
export class View {
  #tags: TagCollector
  readonly #layers: Layer[]
  readonly #snapshot: Snapshot
  readonly #prefixes: string[] | null
  readonly #anonymous: boolean
  /** The read rule of the caller's custom role, if any. */
  readonly #readRule: ReadRule | undefined
  /** Views with the same key present documents alike. */
  readonly key: string
  readonly #reads = new Map<string, DatasetRead>()

  constructor(snapshot: Snapshot, perspective: Perspective, principal: Principal) {
    this.#snapshot = snapshot
    this.#anonymous = principal.role === null
    const prefixes = perspective === 'raw' ? null : prefixesOf(perspective)
    this.#prefixes = this.#anonymous ? [''] : prefixes
    this.#readRule = getReadRule(principal)
    this.key = JSON.stringify([this.#prefixes, this.#anonymous, this.#readRule ? principal.userId : ''])
    this.#layers = this.#prefixes?.map(layerOf) ?? ['published', 'drafts', 'versions']
    this.#tags = new TagCollector(this.#layers)
  }

  /** The tags of all reads so far. */
  get tags(): TagCollector {
    return this.#tags
  }

  /** Whether documents keep their stored ids: in the raw perspective, or with the published layer alone. */
  get showsStoredIds(): boolean {
    return this.#prefixes === null || (this.#prefixes.length === 1 && this.#prefixes[0] === '')
  }

  /** How the dataset was read. */
  get reads(): DatasetRead[] {
    return [...this.#reads.values()]
  }

  #note(by: string, documents: number): void {
    const read = this.#reads.get(by) ?? { by, times: 0, documents: 0 }
    read.times += 1
    read.documents += documents
    this.#reads.set(by, read)
  }

  /** Returns the documents that `select` finds, cached with their tags until a commit expires one of these. */
  remember(name: string, select: () => Selection): LakeDocument[] {
    const results = this.#snapshot.results
    const key = `${this.key}${name}`
    const known = results.found.get(key)
    if (known) {
      this.#tags.include(known.tags)
      this.#note('cached by an earlier query', 0)
      return this.open(known.selection)
    }
    const outer = this.#tags
    this.#tags = new TagCollector(this.#layers)
    try {
      const selection = select()
      results.found.set(key, { selection, tags: this.#tags })
      results.documents += selection.length
      return this.open(selection)
    } finally {
      outer.include(this.#tags)
      this.#tags = outer
    }
  }

  /** Returns the selected documents, each read on access. */
  open(selection: Selection): LakeDocument[] {
    const keep = selection.length <= cachedRowsMax
    return openDocuments(selection, (id) => this.#resolve(id, keep))
  }

  /** Returns the target of a reference, if the perspective and the caller's rights show it. */
  byId(id: string): LakeDocument | null {
    if (this.#prefixes && layerOf(id) !== 'published') return null
    if (this.#anonymous && id.includes('.')) return null
    this.#tagDocument(id)
    return this.#resolve(id)
  }

  /** Returns the documents that match `constraint` and the conditions, ordered by id. */
  candidates(constraint: Constraint, conditions: readonly Condition[] = []): LakeDocument[] {
    this.#tags.set(constraint)
    this.#tagNamed(constraint)
    const selection = isTabular(constraint)
      ? this.#rowsOf(constraint, conditions)
      : selectIds(this.#idsOf(constraint))
    this.#tagMembers(constraint, selection)
    this.#note(describeConstraint(constraint), selection.length)
    return this.open(selection)
  }

  #idsOf(constraint: Constraint): string[] {
    if (constraint.kind === 'ids')
      return [...new Set(constraint.ids)].filter((id) => this.byId(id)).sort(inOrder)
    const ids = [...new Set(this.#publishedIds(this.#storedIds(constraint)))]
    // Indexed ids exist; they need a check only when one layer may hide another.
    const isCertain = !this.#isLayered && (constraint.kind === 'words' || constraint.kind === 'references')
    const isShown = (id: string) => {
      if (isCertain) return !(this.#anonymous && id.includes('.')) && !this.#isHidden(id)
      const document = this.#resolve(id, false)
      return document !== null && admits(constraint, document)
    }
    return ids.filter(isShown).sort(inOrder)
  }

  /** Selects from a table: documents of types, all documents, or those with a value. */
  #rowsOf(constraint: Constraint, conditions: readonly Condition[]): Selection {
    const types = typesOf(constraint)
    const table = this.#tableOf(types)
    const needed = types && types.length !== 1 ? [ofTypes(types), ...conditions] : conditions
    table.require([...needed.flatMap(({ paths }) => paths), ...(this.#isLayered ? [deletePath] : [])])
    const presented = this.#presented(table)
    const marks = needed.map((condition) => table.marks(condition))
    if (constraint.kind === 'field') {
      const places = placesWith(table, constraint, presented.places)
      const found = places.filter((place) => marks.every((bits) => bits[presented.rows[place] ?? 0] === 1))
      return selectPlaces(table, presented, found.length, () => found.sort())
    }
    const { shown, every, rows } = presented
    if (marks.length === 0) return selectPlaces(table, presented, every.length, () => every)
    const { bits, count } = intersectRowSets([shown, ...marks])
    return selectPlaces(table, presented, count, () => every.filter((place) => bits[rows[place] ?? 0] === 1))
  }

  /** Returns the table for these types: its own for one type, that of all documents for several. */
  #tableOf(types: readonly string[] | undefined): Table {
    return this.#snapshot.table(types?.length === 1 ? types[0] : undefined)
  }

  /** Returns whether a stored document exists that the caller's role may not read. */
  #isHidden(stored: string, type = this.#snapshot.typeOf(stored)): boolean {
    return this.#readRule !== undefined && type !== undefined && !this.#readRule(stored, type)
  }

  /** Returns what this view presents of a table. */
  #presented(table: Table): Presented {
    const prefixes = this.#isLayered ? (this.#prefixes ?? []) : null
    const types = this.#readRule && table.type === undefined ? table.cells(typePath) : undefined
    // In a table of all types, any change may give a document another type, which may hide it.
    return table.presented(this.key, prefixes !== null || types !== undefined, () => {
      const deleted = prefixes ? table.cells(deletePath) : []
      const members: { id: string; row: number }[] = []
      for (const id of this.#publishedIds(table.storedIds)) {
        if (this.#anonymous && id.includes('.')) continue
        const prefix = prefixes ? prefixes.find((one) => this.#isStored(one, id, table)) : ''
        const row = prefix === undefined ? undefined : table.rowOf(prefix + id)
        if (row === undefined || deleted[row] === true) continue
        const type = types ? types[row] : table.type
        if (!this.#isHidden(table.ids[row] ?? '', type as string)) members.push({ id, row })
      }
      return members
    })
  }

  get #isLayered(): boolean {
    return this.#prefixes !== null && this.#prefixes.length > 1
  }

  #isStored(prefix: string, id: string, table: Table): boolean {
    if (table.has(prefix + id)) return true
    return prefix === ''
      ? this.#snapshot.typeOf(id) !== undefined
      : this.#snapshot.overlay(prefix).has(prefix + id)
  }

  /** Returns stored ids of documents that match `constraint` in any layer, possibly with some that do not. */
  #storedIds(constraint: Constraint): Iterable<string> {
    switch (constraint.kind) {
      case 'references':
        return constraint.ids.flatMap((id) => this.#snapshot.idsByReference(id))
      case 'words':
        return this.#snapshot.idsByWords(constraint.query)
      case 'field':
        if (isSlug(constraint.path)) {
          return constraint.values.flatMap((value) => this.#snapshot.idsBySlug(value))
        }
        return this.#storedWith(constraint)
      case 'prefix':
        return (this.#prefixes ?? ['']).flatMap((prefix) => [...this.#idsFrom(prefix + constraint.prefix)])
      case 'versionsOf': {
        const versions = [...this.#snapshot.overlay('versions.')]
        const ending = `.${constraint.id}`
        return [constraint.id, `drafts.${constraint.id}`, ...versions.filter((id) => id.endsWith(ending))]
      }
      case 'either':
        return constraint.parts.flatMap((part) => [...this.#storedIds(part)])
      case 'ids':
        return constraint.ids.flatMap((id) => (this.#prefixes ?? ['']).map((prefix) => prefix + id))
      case 'types':
        return constraint.types.flatMap((type) => [...this.#snapshot.table(type).storedIds])
      case 'everything':
        return this.#snapshot.table().storedIds
    }
  }

  *#storedWith({ types, path, values }: Constraint & { kind: 'field' }): Generator<string> {
    for (const type of types ?? [undefined]) {
      const table = this.#snapshot.table(type)
      for (const value of values) for (const row of table.rowsWith(path, value)) yield table.ids[row] ?? ''
    }
  }

  #idsFrom(prefix: string): Iterable<string> {
    const dot = prefix.lastIndexOf('.') + 1
    const pool = dot === 0 ? this.#snapshot.table().storedIds : this.#snapshot.overlay(prefix.slice(0, dot))
    return [...pool].filter((id) => id.startsWith(prefix))
  }

  /** Returns the ids under which the perspective presents stored documents, without those of other layers. */
  #publishedIds(stored: Iterable<string>): Iterable<string> {
    if (!this.#prefixes) return stored
    if (this.#prefixes.length === 1) return [...stored].filter((id) => layerOf(id) === 'published')
    const ids = new Set<string>()
    for (const id of stored) {
      const published = publishedId(id)
      const prefix = id.slice(0, id.length - published.length)
      if (layerOf(published) === 'published' && this.#prefixes.includes(prefix)) ids.add(published)
    }
    return ids
  }

  #stored(prefix: string, id: string, keep?: boolean): LakeDocument | undefined {
    if (prefix !== '' && !this.#snapshot.overlay(prefix).has(prefix + id)) return undefined
    return this.#snapshot.byId(prefix + id, keep)
  }

  #resolve(id: string, keep?: boolean): LakeDocument | null {
    if (this.#anonymous && id.includes('.')) return null
    for (const prefix of this.#prefixes ?? ['']) {
      const document = this.#stored(prefix, id, keep)
      if (!document) continue
      if (this.#isHidden(document._id, document._type)) return null
      return this.#isLayered ? present(document, id) : document
    }
    return null
  }

  /**
   * Another layer may hide or reveal a draft or version with another type or slug than the set's. So members have tags
   * of their own, unless the set's tag certainly covers every change to them.
   */
  #tagMembers(constraint: Constraint, selection: Selection): void {
    const { kind } = constraint
    if (kind === 'ids' || kind === 'everything') return
    if (!this.#isLayered && (kind === 'types' || kind === 'words')) return
    const types = typesOf(constraint)
    if (!this.#isLayered && this.#tags.coversTypes(types)) return
    const tables = types?.map((type) => this.#snapshot.table(type)) ?? []
    const members = this.#isLayered ? this.#publishedIds(this.#storedIds(constraint)) : selection.ids
    const isReadable = (id: string) =>
      !this.#readRule || !(this.#prefixes ?? ['']).some((prefix) => this.#isHidden(prefix + id))
    for (const id of members) if (isReadable(id)) this.#tagDocument(id, tables)
  }

  /** Tags the documents that a constraint names, whether they exist or not. */
  #tagNamed(constraint: Constraint): void {
    if (constraint.kind === 'either') for (const part of constraint.parts) this.#tagNamed(part)
    if (constraint.kind === 'ids') for (const id of constraint.ids) this.#tagDocument(id)
    if (constraint.kind !== 'versionsOf') return
    this.#tagDocument(constraint.id)
    if (!this.#prefixes) this.#tagDocument(`drafts.${constraint.id}`)
  }

  /** Tags a document in every layer of the perspective, whether it exists or not. */
  #tagDocument(id: string, tables: Table[] = []): void {
    for (const prefix of this.#prefixes ?? [''])
      this.#tags.document(prefix + id, this.#typeOf(prefix, id, tables))
  }

  #typeOf(prefix: string, id: string, tables: Table[]): string | undefined {
    const stored = prefix + id
    const known = tables.find((table) => table.has(stored))?.type
    if (known !== undefined) return known
    const isThere = prefix === '' || this.#snapshot.overlay(prefix).has(stored)
    return isThere ? this.#snapshot.typeOf(stored) : undefined
  }
}

const typePath = ['_type']

/** A version that unpublishes its document has this marker. */
const deletePath = ['_system', 'delete']

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the distinct types that a constraint names. */
function typesOf(constraint: Constraint): string[] | undefined {
  if (constraint.kind !== 'types' && constraint.kind !== 'field') return undefined
  return constraint.types && [...new Set(constraint.types)]
}

/** Returns the condition that a document has one of these types. */
function ofTypes(types: readonly string[]): Condition {
  return {
    key: JSON.stringify(['types', types]),
    paths: [typePath],
    bind: (at) => {
      const type = at(typePath)
      return (item) => types.includes(type(item) as string)
    },
  }
}

/** Returns the unordered positions of presented documents with one of a constraint's values. */
function placesWith(
  table: Table,
  { path, values }: Constraint & { kind: 'field' },
  places: Int32Array,
): Int32Array {
  const rows = [...new Set(values)].flatMap((value) => [...table.rowsWith(path, value)])
  return Int32Array.from(rows, (row) => places[row] ?? -1).filter((place) => place >= 0)
}

const presented = new WeakMap<LakeDocument, LakeDocument>()

/** Returns a document under its published id; `null` for a version that unpublishes. */
function present(document: LakeDocument, id: string): LakeDocument | null {
  const system = document['_system'] as { delete?: unknown } | undefined
  if (system?.delete === true) return null
  let copy = presented.get(document)
  if (!copy) {
    copy = { ...document, _id: id, _originalId: document._id }
    presented.set(document, copy)
  }
  return copy
}
