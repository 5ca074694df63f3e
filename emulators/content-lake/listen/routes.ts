import { requireDataset } from '../access/permissions.ts'
import { ApiError, apiError } from '../errors.ts'
import { openEventStream } from '../http/event-stream.ts'
import { queryParameters } from '../http/query-parameters.ts'
import type { Commit, Route, RouteContext } from '../types.ts'
import { listenOptions } from './events.ts'
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
    // Of a whole query only the filter counts.
    const filter = url.searchParams.get('query') || '*'
    const params = queryParameters(url.searchParams)
    await lake.queries.matches(filter, params, [])
    const from = resumeFrom(context)
    const missed = from?.epoch === epoch ? missedSince(recent, from) : undefined
    const now = formatPosition({ epoch, sequence: recent.latest(), events: 0 })
    const listenerName = crypto.randomUUID()
    if (missed) stream.send({ event: 'welcomeback', data: { listenerName } })
    else stream.send({ event: from ? 'reset' : 'welcome', id: now, data: { listenerName } })
    const options = listenOptions(url.searchParams)
    startListener({ lake, stream, dataset, principal, filter, params, options, epoch }, missed ?? [], from)
  } catch (error) {
    // Clients expect to be told on the stream what is wrong with a filter.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    stream.send({ event: 'channelError', data: error.body })
    stream.close()
  }
  return stream.response
}

/** Where the client says it was, if it can resume. An id that makes no sense counts as long forgotten. */
function resumeFrom({ request, url }: RouteContext): Position | undefined {
  const id = request.headers.get('last-event-id') ?? url.searchParams.get('lastEventId')
  if (!id || url.searchParams.get('enableResume') !== 'true') return undefined
  if (id.length > 200) throw apiError(400, 'Bad Request', 'Malformed Last-Event-ID')
  return parsePosition(id) ?? { epoch: '', sequence: 0, events: 0 }
}

/** The commit the client was in the middle of, and all after it. */
function missedSince(recent: RecentCommits, from: Position): Commit[] | undefined {
  if (from.events > 0) {
    const including = recent.since(from.sequence - 1)
    if (including) return including
  }
  return recent.since(from.sequence)
}
