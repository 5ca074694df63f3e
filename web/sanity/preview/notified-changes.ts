/** Presentation's message about a change, as far as it is used here. */
interface ChangeMessage {
  type?: unknown
  data?: { event?: { type?: unknown; documentId?: unknown; resultRev?: unknown } }
}

/** Why Presentation refreshes the page: a document changed, or the editor asked for it. */
interface RefreshRequest {
  source: string
  document?: { _id: string; _rev: string }
}

/** Number of remembered changes. */
const REMEMBERED = 100

/**
 * Remembers the draft changes that Presentation announced. It announces each at once and requests two
 * refreshes over the next two seconds, which are then unnecessary.
 */
export class NotifiedChanges {
  #states: string[] = []

  /** Records the change in a message; false for a message without a draft change. */
  record(message: ChangeMessage | null): boolean {
    if (message?.type !== 'presentation/snapshot-event') return false
    const { type, documentId, resultRev } = message.data?.event ?? {}
    const isDraft = typeof documentId === 'string' && /^(?:drafts|versions)\./.test(documentId)
    if (type !== 'mutation' || !isDraft) return false
    this.#states = [...this.#states, stateOf(documentId, resultRev)].slice(-REMEMBERED)
    return true
  }

  /** Whether a refresh was requested for a change that was already recorded. */
  includes({ source, document }: RefreshRequest): boolean {
    return source === 'mutation' && !!document && this.#states.includes(stateOf(document._id, document._rev))
  }
}

/** Identifies a document revision. */
const stateOf = (id: string, revision: unknown) => `${id} ${String(revision)}`
