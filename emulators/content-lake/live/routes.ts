import { getReadRule } from '../access/grants.ts'
import { mayReadChange, requireDataset, requireToken } from '../access/permissions.ts'
import { type EventStream, openEventStream } from '../http/event-stream.ts'
import { formatPosition, parsePosition } from '../listen/position.ts'
import type { RecentCommits } from '../listen/recent-commits.ts'
import { syncTagsForCommit } from '../query/sync-tags.ts'
import { row, rows } from '../storage/statements.ts'
import type { DatasetName, Lake, Route, RouteContext } from '../types.ts'

/** A reader that missed more tags than this has to restart. */
const MAXIMUM_REPLAY = 1000

/**
 * `/data/live/events/:dataset`: sends expired sync tags. Ids survive a restart of the lake: a reconnected reader
 * receives what it missed, or `restart` for another data folder or too many missed tags.
 */
export function liveRoutes(recent: RecentCommits, epoch: string): Route[] {
  const idOf = (sequence: number) => formatPosition({ epoch, sequence, events: 0 })

  function follow(context: RouteContext): Response {
    const { lake, principal, request, url } = context
    const dataset = requireDataset(context)
    const includeDrafts = url.searchParams.get('includeDrafts') === 'true'
    if (includeDrafts) requireToken(principal)
    const stream = openEventStream()
    const of = { projectId: dataset.projectId, dataset: dataset.name }
    // Stored tags are those of whole commits, so a reader who may not read all documents restarts instead.
    const isLimited = getReadRule(principal) || (dataset.aclMode === 'private' && principal.role === null)
    welcome(lake, stream, of, request.headers.get('last-event-id'), !isLimited)
    const unsubscribe = lake.commits.subscribe((commit) => {
      if (commit.projectId !== of.projectId || commit.dataset !== of.dataset) return
      const seen = commit.changes.filter(
        (change) =>
          (includeDrafts || !change.documentId.includes('.')) && mayReadChange(principal, dataset, change),
      )
      // Drafts change with every keystroke; readers of published content do not need to know.
      const tags = seen.length === commit.changes.length ? commit.syncTags : syncTagsForCommit(seen)
      if (tags.length > 0) stream.send({ event: 'message', id: idOf(commit.sequence), data: { tags } })
    })
    const unwatch = lake.removals.subscribe((projectId, name) => {
      if (projectId !== of.projectId || name !== of.dataset) return
      stream.send({ event: 'goaway', data: { reason: `Dataset "${name}" was deleted` } })
      stream.close()
    })
    void stream.closed.then(() => {
      unsubscribe()
      unwatch()
    })
    return stream.response
  }

  /** Welcomes a reader and sends what it missed since an event. */
  function welcome(
    lake: Lake,
    stream: EventStream,
    of: DatasetName,
    lastEventId: string | null,
    mayReplay: boolean,
  ) {
    const latest = idOf(recent.latest())
    const from = parsePosition(lastEventId)
    const isKnown = mayReplay && from?.epoch === epoch && from.sequence <= recent.latest()
    const missed = isKnown ? missedSince(lake, of, from.sequence) : undefined
    // Until the replay ends, a reader that reconnects has to continue at its old position.
    stream.send({ event: 'welcome', id: missed && from ? idOf(from.sequence) : latest, data: {} })
    if (lastEventId !== null && !missed) stream.send({ event: 'restart', id: latest, data: {} })
    for (const { sequence, tags } of missed ?? []) {
      stream.send({ event: 'message', id: idOf(sequence), data: { tags: JSON.parse(tags) as unknown } })
    }
  }

  return [{ method: 'GET', path: '/data/live/events/:dataset', handle: follow }]
}

/** Returns the commits after a sequence; undefined when there are too many or some were deleted as old history. */
function missedSince(lake: Lake, of: DatasetName, sequence: number) {
  const oldest = row<{ sequence: number | null }>(
    lake.database,
    'SELECT min(sequence) AS sequence FROM transactions',
  )
  if ((oldest?.sequence ?? 0) > sequence + 1) return undefined
  const sql = `SELECT sequence, sync_tags AS tags FROM transactions
    WHERE project_id = ? AND dataset = ? AND sequence > ? ORDER BY sequence LIMIT ?`
  const limit = MAXIMUM_REPLAY + 1
  const missed = rows<{ sequence: number; tags: string }>(
    lake.database,
    sql,
    of.projectId,
    of.dataset,
    sequence,
    limit,
  )
  return missed.length > MAXIMUM_REPLAY ? undefined : missed
}
