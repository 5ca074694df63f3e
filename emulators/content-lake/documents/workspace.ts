import type { LakeDocument } from '../types.ts'

/** A document while a transaction is applied. */
export interface Draft {
  before: LakeDocument | null
  after: LakeDocument | null
  /** The mutations that changed it, for listeners. */
  mutations: unknown[]
  /** Index of the last mutation of the request that changed it. */
  index: number
}

/** The documents of a transaction before they are written, on top of the stored ones. */
export class Workspace {
  readonly #read: (id: string) => LakeDocument | null
  readonly #drafts = new Map<string, Draft>()

  constructor(read: (id: string) => LakeDocument | null) {
    this.#read = read
  }

  /** Returns the document after the mutations so far, or null. */
  get(id: string): LakeDocument | null {
    const draft = this.#drafts.get(id)
    return draft ? draft.after : this.#read(id)
  }

  /** Returns whether a mutation changed the document. */
  has(id: string): boolean {
    return this.#drafts.has(id)
  }

  /** Returns the revision to compare with `ifRevisionID`: the stored one, else that of a document created now. */
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

  /**
   * Returns the changed documents in the order of their first change, without those created and deleted in the
   * transaction.
   */
  touched(): [string, Draft][] {
    return [...this.#drafts].filter(([, { before, after }]) => before !== null || after !== null)
  }
}
