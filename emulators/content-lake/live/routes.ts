import { requireDataset, requireToken } from '../access/permissions.ts'
import { type EventStream, openEventStream } from '../http/event-stream.ts'
import { formatPosition, parsePosition } from '../listen/position.ts'
import type { RecentCommits } from '../listen/recent-commits.ts'
import { syncTagsForCommit } from '../query/sync-tags.ts'
import { rows } from '../storage/statements.ts'
import type { Commit, Lake, Route, RouteContext } from '../types.ts'

/** A reader that missed more than this is told to start afresh. */
const MAXIMUM_REPLAY = 1000

/**
 * `/data/live/events/:dataset`: tells which sync tags expire. Ids survive a restart of the lake: whoever comes back with
 * one gets what it missed, or `restart` when the data folder is another one, or too much was missed.
 */
export function liveRoutes(recent: RecentCommits, epoch: string): Route[] {
  const idOf = (sequence: number) => formatPosition({ epoch, sequence, events: 0 })

  function follow(context: RouteContext): Response {
    const { lake, principal, request, url } = context
    const dataset = requireDataset(context)
    const includeDrafts = url.searchParams.get('includeDrafts') === 'true'
    if (includeDrafts || dataset.aclMode === 'private') requireToken(principal)
    const stream = openEventStream()
    stream.send({ event: 'welcome', id: idOf(recent.latest()), data: {} })
    const of = { projectId: dataset.projectId, dataset: dataset.name }
    replay(lake, stream, of, request.headers.get('last-event-id'))
    const unsubscribe = lake.commits.subscribe((commit) => {
      if (commit.projectId !== of.projectId || commit.dataset !== of.dataset) return
      const tags = includeDrafts ? commit.syncTags : publishedTags(commit)
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

  function replay(
    lake: Lake,
    stream: EventStream,
    of: { projectId: string; dataset: string },
    id: string | null,
  ) {
    if (id === null) return
    const from = parsePosition(id)
    const missed =
      from?.epoch === epoch && from.sequence <= recent.latest()
        ? missedSince(lake, of, from.sequence)
        : undefined
    if (!missed) stream.send({ event: 'restart', id: idOf(recent.latest()), data: {} })
    for (const { sequence, tags } of missed ?? []) {
      stream.send({ event: 'message', id: idOf(sequence), data: { tags: JSON.parse(tags) as unknown } })
    }
  }

  return [{ method: 'GET', path: '/data/live/events/:dataset', handle: follow }]
}

/** Drafts change with every keystroke; readers of published content are not told of them. */
function publishedTags({ changes }: Commit): string[] {
  const published = changes.filter(({ documentId }) => !documentId.includes('.'))
  return published.length === 0 ? [] : syncTagsForCommit(published)
}

function missedSince(lake: Lake, of: { projectId: string; dataset: string }, sequence: number) {
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
