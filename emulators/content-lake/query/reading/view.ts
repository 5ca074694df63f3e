import type { DatasetRead, LakeDocument, Perspective, Principal } from '../../types.ts'
import { admits, isSlug, type Constraint } from '../planner/constraint.ts'
import { describeConstraint } from '../planner/describe.ts'
import { TagCollector } from '../sync-tags.ts'
import { layerOf, prefixesOf, publishedIdOf, type Layer } from './ids.ts'
import type { DocumentSet } from './document-set.ts'
import type { Snapshot } from './snapshot.ts'

const byId = (a: LakeDocument, b: LakeDocument) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0)

/**
 * A dataset as one query sees it: through its perspective and with its caller's rights. All reads of an evaluation
 * go through here and leave their mark in `tags`.
 */
export class View {
  #tags: TagCollector
  readonly #layers: Layer[]
  readonly #snapshot: Snapshot
  readonly #prefixes: string[] | null
  readonly #anonymous: boolean
  readonly #key: string
  readonly #reads = new Map<string, DatasetRead>()

  constructor(snapshot: Snapshot, perspective: Perspective, principal: Principal) {
    this.#snapshot = snapshot
    this.#anonymous = principal.role === null
    const prefixes = perspective === 'raw' ? null : prefixesOf(perspective)
    this.#prefixes = this.#anonymous ? [''] : prefixes
    this.#key = JSON.stringify([this.#prefixes, this.#anonymous])
    const everyLayer: Layer[] = ['published', 'drafts', 'versions']
    this.#layers = this.#prefixes?.map(layerOf) ?? everyLayer
    this.#tags = new TagCollector(this.#layers)
  }

  /** What has been read so far. */
  get tags(): TagCollector {
    return this.#tags
  }

  /** How the dataset has been read. */
  get reads(): DatasetRead[] {
    return [...this.#reads.values()]
  }

  #note(by: string, documents: number): void {
    const read = this.#reads.get(by) ?? { by, times: 0, documents: 0 }
    read.times += 1
    read.documents += documents
    this.#reads.set(by, read)
  }

  /** The value of `compute`, kept while the dataset stands unchanged, with the marks of what it read. */
  remember(name: string, compute: () => unknown): unknown {
    const results = this.#snapshot.results
    const key = `${this.#key}${name}`
    const known = results.get(key)
    if (known) {
      this.#tags.include(known.tags)
      this.#note('kept from an earlier query', 0)
      return known.value
    }
    const outer = this.#tags
    this.#tags = new TagCollector(this.#layers)
    try {
      const value = compute()
      results.set(key, { value, tags: this.#tags })
      return value
    } finally {
      outer.include(this.#tags)
      this.#tags = outer
    }
  }

  /** The document that a reference to `id` leads to, if the perspective and the caller's rights show one. */
  byId(id: string): LakeDocument | null {
    if (this.#prefixes && layerOf(id) !== 'published') return null
    if (this.#anonymous && id.includes('.')) return null
    this.#tagDocument(id)
    return this.#resolve(id)
  }

  /** The documents that `constraint` admits, in the order of their ids. */
  candidates(constraint: Constraint): LakeDocument[] {
    this.#tags.set(constraint)
    const documents = constraint.kind === 'ids' ? this.#byIds(constraint.ids) : this.#members(constraint)
    this.#note(describeConstraint(constraint), documents.length)
    return documents
  }

  #byIds(ids: string[]): LakeDocument[] {
    const found = [...new Set(ids)].map((id) => this.byId(id))
    return found.filter((document) => document !== null).sort(byId)
  }

  #members(constraint: Constraint): LakeDocument[] {
    this.#tagNamed(constraint)
    const documents = this.#select(constraint)
    this.#tagMembers(constraint, documents)
    return documents
  }

  #select(constraint: Constraint): LakeDocument[] {
    if (constraint.kind === 'everything') return this.#wholeSet(undefined)
    if (constraint.kind === 'types') {
      const types = [...new Set(constraint.types)]
      if (types.length === 1) return this.#wholeSet(types[0])
      const documents = types.flatMap((type) => this.#wholeSet(type))
      return this.#unique(documents)
    }
    const documents = new Map<string, LakeDocument>()
    for (const id of this.#publishedIds(this.#storedIds(constraint))) {
      const document = this.#resolve(id)
      if (document && admits(constraint, document)) documents.set(document._id, document)
    }
    return [...documents.values()].sort(byId)
  }

  #unique(documents: LakeDocument[]): LakeDocument[] {
    return [...new Map(documents.map((document) => [document._id, document])).values()].sort(byId)
  }

  /** A dataset's or a type's documents, reused between queries while nothing was committed. */
  #wholeSet(type: string | undefined): LakeDocument[] {
    const set = this.#snapshot.set(type)
    const known = set.derived.get(this.#key)
    if (known) return known
    const documents: LakeDocument[] = []
    for (const id of this.#publishedIds(set.documents.keys())) {
      const document = this.#resolve(id, set.documents)
      if (document && (type === undefined || document._type === type)) documents.push(document)
    }
    documents.sort(byId)
    set.derived.set(this.#key, documents)
    return documents
  }

  /** Ids, as stored, of the documents that satisfy `constraint` in any layer; may hold some that do not. */
  #storedIds(constraint: Constraint): Iterable<string> {
    switch (constraint.kind) {
      case 'references':
        return constraint.ids.flatMap((id) => this.#snapshot.idsByReference(id))
      case 'field':
        if (isSlug(constraint.path)) {
          return constraint.values.flatMap((value) => this.#snapshot.idsBySlug(value))
        }
        return this.#scan(constraint, constraint.types)
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
        return constraint.types.flatMap((type) => [...this.#snapshot.set(type).documents.keys()])
      case 'everything':
        return this.#snapshot.set().documents.keys()
    }
  }

  *#scan(constraint: Constraint, types: string[] | undefined): Generator<string> {
    for (const type of types ?? [undefined]) {
      for (const [id, document] of this.#snapshot.set(type).documents) {
        if (admits(constraint, document)) yield id
      }
    }
  }

  #idsFrom(prefix: string): Iterable<string> {
    const dot = prefix.lastIndexOf('.') + 1
    const pool =
      dot === 0 ? this.#snapshot.set().documents.keys() : this.#snapshot.overlay(prefix.slice(0, dot))
    return [...pool].filter((id) => id.startsWith(prefix))
  }

  /** The ids under which the perspective presents stored documents; those it does not look at left out. */
  #publishedIds(stored: Iterable<string>): Iterable<string> {
    if (!this.#prefixes) return stored
    if (this.#prefixes.length === 1) return [...stored].filter((id) => layerOf(id) === 'published')
    const ids = new Set<string>()
    for (const id of stored) {
      const published = publishedIdOf(id)
      const prefix = id.slice(0, id.length - published.length)
      if (layerOf(published) === 'published' && this.#prefixes.includes(prefix)) ids.add(published)
    }
    return ids
  }

  #stored(prefix: string, id: string, loaded?: ReadonlyMap<string, LakeDocument>): LakeDocument | undefined {
    if (prefix !== '' && !this.#snapshot.overlay(prefix).has(prefix + id)) return undefined
    return loaded?.get(prefix + id) ?? this.#snapshot.byId(prefix + id)
  }

  #resolve(id: string, loaded?: ReadonlyMap<string, LakeDocument>): LakeDocument | null {
    if (this.#anonymous && id.includes('.')) return null
    const [first = '', ...others] = this.#prefixes ?? ['']
    if (others.length === 0) return this.#stored(first, id, loaded) ?? null
    for (const prefix of [first, ...others]) {
      const document = this.#stored(prefix, id, loaded)
      if (document) return present(document, id)
    }
    return null
  }

  /**
   * Behind a draft or version another layer may hide or reveal a member, with another type or slug than the set's
   * own. So members carry tags of their own, except where the set's tag is sure to cover every change to them.
   */
  #tagMembers(constraint: Constraint, documents: LakeDocument[]): void {
    const single = !this.#prefixes || this.#prefixes.length === 1
    if (constraint.kind === 'everything' || (single && constraint.kind === 'types')) return
    const members = single
      ? documents.map((document) => document._id)
      : this.#publishedIds(this.#storedIds(constraint))
    const loaded = constraint.kind === 'types' ? constraint.types.map((type) => this.#snapshot.set(type)) : []
    for (const id of members) this.#tagDocument(id, loaded)
  }

  /** Tags the documents that a constraint names, be they there or not. */
  #tagNamed(constraint: Constraint): void {
    if (constraint.kind === 'either') for (const part of constraint.parts) this.#tagNamed(part)
    if (constraint.kind === 'ids') for (const id of constraint.ids) this.#tagDocument(id)
    if (constraint.kind !== 'versionsOf') return
    this.#tagDocument(constraint.id)
    if (!this.#prefixes) this.#tagDocument(`drafts.${constraint.id}`)
  }

  /** Tags a document in every layer the perspective looks at, be it there or not. */
  #tagDocument(id: string, loaded: DocumentSet[] = []): void {
    for (const prefix of this.#prefixes ?? ['']) {
      const known = loaded.find((set) => set.documents.has(prefix + id))?.documents
      this.#tags.document(prefix + id, this.#stored(prefix, id, known)?._type)
    }
  }
}

const presented = new WeakMap<LakeDocument, LakeDocument>()

/** A draft, version or published document under its published id; `null` for a version that unpublishes. */
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
