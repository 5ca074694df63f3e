import { publishedId, releaseIdOf } from '../documents/ids.ts'
import type { HistoryEntry } from '../storage/history.ts'

/** An event of a document in Studio's history. `sequence` is the lake's own, for paging. */
interface DocumentEvent {
  type: string
  timestamp: string
  author: string
  documentId: string
  sequence: number
  [detail: string]: unknown
}

interface Life {
  published: boolean
  version: boolean
  /** The users who edited the version since it was created. */
  contributors: Set<string>
}

/**
 * Returns the events of a document from its transactions, oldest first. For a published id they include live edits and
 * unpublishing, for a draft or version its creation and removal. `version` are the entries of the draft or version,
 * `published` those of the published document, and `removals` those of its versions that releases removed.
 */
export function listDocumentEvents(
  id: string,
  published: HistoryEntry[],
  version: HistoryEntry[],
  removals: HistoryEntry[] = [],
): DocumentEvent[] {
  const life: Life = {
    published: published[0] !== undefined && published[0].previousRevision !== null,
    version: version[0] !== undefined && version[0].previousRevision !== null,
    contributors: new Set(),
  }
  const sequences = [...new Set([...published, ...version].map(({ sequence }) => sequence))].sort(
    (a, b) => a - b,
  )
  const publishedBy = new Map(published.map((entry) => [entry.sequence, entry]))
  const versionBy = new Map(version.map((entry) => [entry.sequence, entry]))
  const removalBy = new Map(removals.map((entry) => [entry.sequence, entry]))
  return sequences.flatMap((sequence) => {
    const published = publishedBy.get(sequence)
    const event = eventOf(id, life, published, versionBy.get(sequence), removalBy.get(sequence))
    return event ? [event] : []
  })
}

function eventOf(
  id: string,
  life: Life,
  published: HistoryEntry | undefined,
  version: HistoryEntry | undefined,
  removal: HistoryEntry | undefined,
): DocumentEvent | undefined {
  const entry = published ?? version
  if (!entry) return undefined
  const before = { ...life }
  if (published) life.published = !published.deleted
  if (version) life.version = !version.deleted
  if (version?.previousRevision === null) life.contributors = new Set()
  if (version && !version.deleted) life.contributors.add(version.author)
  const event = describe(id === publishedId(id), before, life, published, version, removal)
  if (!event) return undefined
  const { author, timestamp, sequence } = entry
  return { ...event, author, timestamp, sequence, documentId: publishedId(id) }
}

/** Describes a transaction from the view of the published document or the version. */
function describe(
  fromPublished: boolean,
  before: Life,
  after: Life,
  published: HistoryEntry | undefined,
  version: HistoryEntry | undefined,
  removal: HistoryEntry | undefined,
): { type: string; [detail: string]: unknown } | undefined {
  const versionGone = version?.deleted === true
  const versionMade = version !== undefined && !before.version && after.version
  const creation = version && {
    type: 'createDocumentVersion',
    versionId: version.documentId,
    versionRevisionId: version.transactionId,
  }
  const source = removal ?? (versionGone ? version : undefined)
  if (published && !published.deleted && source) {
    const releaseId = releaseIdOf(source.documentId)
    return {
      type: 'publishDocumentVersion',
      revisionId: published.transactionId,
      versionId: source.documentId,
      versionRevisionId: source.previousRevision,
      publishCause: releaseId ? 'release.publish' : 'document.publish',
      ...(releaseId && { releaseId }),
      ...(!removal && { contributors: [...before.contributors] }),
    }
  }
  if (published?.deleted && after.version) {
    const versionId = version?.documentId ?? `drafts.${published.documentId}`
    if (fromPublished) {
      return { type: 'unpublishDocument', versionId, versionRevisionId: published.transactionId }
    }
    return versionMade ? creation : undefined
  }
  if ((published?.deleted ?? versionGone) && !after.published && !after.version)
    return { type: 'deleteDocumentGroup' }
  if (fromPublished) {
    if (!published) return undefined
    const type = before.published ? 'updateLiveDocument' : 'createLiveDocument'
    return { type, revisionId: published.transactionId }
  }
  if (versionGone) {
    const { documentId, previousRevision } = version
    return { type: 'deleteDocumentVersion', versionId: documentId, versionRevisionId: previousRevision }
  }
  return versionMade ? creation : undefined
}
