import { requireDataset } from '../access/permissions.ts'
import { ApiError, apiError } from '../errors.ts'
import { openEventStream } from '../http/event-stream.ts'
import { queryParameters } from '../http/query-route.ts'
import type { Commit, Route, RouteContext } from '../types.ts'
import { parseListenOptions } from './events.ts'
import { startListener } from './listener.ts'
import { formatPosition, parsePosition, type Position } from './position.ts'
import type { RecentCommits } from './recent-commits.ts'

/** `/data/listen/:dataset`, https://www.sanity.io/docs/http-reference/listen */
export function listenRoutes(recent: RecentCommits, epoch: string): Route[] {
  return [
    { method: 'GET', path: '/data/listen/:dataset', handle: (context) => listen(context, recent, epoch) },
  ]
}

async function listen(context: RouteContext, recent: RecentCommits, epoch: string): Promise<Response> {
  const { lake, url, principal } = context
  const dataset = requireDataset(context)
  const stream = openEventStream()
  try {
    // Only the filter of a query counts.
    const filter = url.searchParams.get('query') || '*'
    const params = queryParameters(url.searchParams)
    await lake.queries.matches(filter, params, [])
    const from = resumeFrom(context)
    const missed = from?.epoch === epoch ? missedSince(recent, from) : undefined
    const now = formatPosition({ epoch, sequence: recent.latest(), events: 0 })
    const listenerName = crypto.randomUUID()
    if (missed) stream.send({ event: 'welcomeback', data: { listenerName } })
    else stream.send({ event: from ? 'reset' : 'welcome', id: now, data: { listenerName } })
    const options = parseListenOptions(url.searchParams)
    startListener({ lake, stream, dataset, principal, filter, params, options, epoch }, missed ?? [], from)
  } catch (error) {
    // Clients expect errors of a filter on the stream.
    const isRejected = error instanceof ApiError && error.status < 500
    if (isRejected) stream.send({ event: 'channelError', data: error.body })
    stream.close()
    if (!isRejected) throw error
  }
  return stream.response
}

/** Returns the position to resume from. An invalid id is treated as too old. */
function resumeFrom({ request, url }: RouteContext): Position | undefined {
  const id = request.headers.get('last-event-id') ?? url.searchParams.get('lastEventId')
  if (!id || url.searchParams.get('enableResume') !== 'true') return undefined
  if (id.length > 200) throw apiError(400, 'Bad Request', 'Malformed Last-Event-ID')
  return parsePosition(id) ?? { epoch: '', sequence: 0, events: 0 }
}

/** Returns the partly sent commit, if any, and all later ones; undefined when one is no longer in memory. */
function missedSince(recent: RecentCommits, { sequence, events }: Position): Commit[] | undefined {
  return recent.since(events > 0 ? sequence - 1 : sequence)
}
