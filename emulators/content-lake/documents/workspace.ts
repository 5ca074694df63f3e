import type { LakeDocument } from '../types.ts'

/** A document while a transaction is applied to it. */
export interface Draft {
  before: LakeDocument | null
  after: LakeDocument | null
  /** The mutations that touched it, as listeners are told of them. */
  mutations: unknown[]
  /** Index of the last mutation of the request that touched it. */
  index: number
}

/** The documents of one transaction as they will be, over those that are stored. Nothing is written here. */
export class Workspace {
  readonly #read: (id: string) => LakeDocument | null
  readonly #drafts = new Map<string, Draft>()

  constructor(read: (id: string) => LakeDocument | null) {
    this.#read = read
  }

  /** The document as the mutations so far leave it, or null. */
  get(id: string): LakeDocument | null {
    const draft = this.#drafts.get(id)
    return draft ? draft.after : this.#read(id)
  }

  /** Whether a mutation touched that document. */
  has(id: string): boolean {
    return this.#drafts.has(id)
  }

  /** The revision that `ifRevisionID` is compared with: as stored, else (created just now) as it is. */
  revision(id: string): string | undefined {
    const draft = this.#drafts.get(id)
    return (draft?.before ?? this.get(id))?._rev
  }

  put(id: string, after: LakeDocument | null, mutation: unknown, index: number): void {
    const draft = this.#drafts.get(id) ?? { before: this.#read(id), after, mutations: [], index }
    draft.after = after
    draft.index = index
    draft.mutations.push(mutation)
    this.#drafts.set(id, draft)
  }

  /** What was touched, in the order in which it first was; without what came and went inside the transaction. */
  touched(): [string, Draft][] {
    return [...this.#drafts].filter(([, { before, after }]) => before !== null || after !== null)
  }
}
