/** What Presentation tells the overlays of a change, as far as it is needed here. */
interface ChangeMessage {
  type?: unknown
  data?: { event?: { type?: unknown; documentId?: unknown; resultRev?: unknown } }
}

/** Why Presentation asks for the page again: a document was changed, or somebody wants it. */
interface Asked {
  source: string
  document?: { _id: string; _rev: string }
}

/** Changes that are remembered. */
const REMEMBERED = 100

/**
 * The changes of drafts that Presentation has told of. It tells of each at once, and asks for the page a second later and again another second
 * later: what was shown when it was told need not be made again.
 */
export class ToldChanges {
  #states: string[] = []

  /** Remembers the change that a message tells of; false for a message that tells of no draft's. */
  note(message: ChangeMessage | null): boolean {
    if (message?.type !== 'presentation/snapshot-event') return false
    const { type, documentId, resultRev } = message.data?.event ?? {}
    const isDraft = typeof documentId === 'string' && /^(?:drafts|versions)\./.test(documentId)
    if (type !== 'mutation' || !isDraft) return false
    this.#states = [...this.#states, stateOf(documentId, resultRev)].slice(-REMEMBERED)
    return true
  }

  /** Whether the page is asked for because of a change that was told of before. */
  isBehind({ source, document }: Asked): boolean {
    return source === 'mutation' && !!document && this.#states.includes(stateOf(document._id, document._rev))
  }
}

/** A document as it is after a change. */
const stateOf = (id: string, revision: unknown) => `${id} ${String(revision)}`
