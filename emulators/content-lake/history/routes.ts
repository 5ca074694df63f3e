import { getReadRule } from '../access/grants.ts'
import { requireDataset, requireToken } from '../access/permissions.ts'
import { draftId, publishedId } from '../documents/ids.ts'
import { apiError } from '../errors.ts'
import { entriesOfDocument, removalsOfVersions, sequenceAt, sequenceOf } from '../storage/history.ts'
import type { DatasetName, Route, RouteContext } from '../types.ts'
import { listDocumentEvents } from './events.ts'
import { readDocumentAt, readLastRevision } from './revisions.ts'
import { parseLimit, parseRange, parseTime, transactionLines } from './transactions.ts'

/** https://www.sanity.io/docs/http-reference/history and the events that Studio lists. Needs a token. */
export const historyRoutes: Route[] = [
  { method: 'GET', path: '/data/history/:dataset/transactions/:ids', handle: listTransactions },
  { method: 'GET', path: '/data/history/:dataset/documents/:ids', handle: readRevisions },
  { method: 'GET', path: '/data/history/:dataset/events/documents/:id', handle: listEvents },
]

function datasetOf(context: RouteContext): DatasetName {
  const { projectId, name } = requireDataset(context)
  requireToken(context.principal)
  return { projectId, dataset: name }
}

function idsOf({ params }: RouteContext): string[] {
  const ids = (params['ids'] ?? '').split(',').filter(Boolean)
  if (ids.length > 1000) throw apiError(400, 'Bad Request', 'At most 1000 documents per request')
  return ids
}

/** Streams NDJSON as it is read. */
function listTransactions(context: RouteContext): Response {
  const { lake, url } = context
  const of = datasetOf(context)
  const mayRead = readableBy(context, of)
  const range = parseRange(lake.database, of, idsOf(context).filter(mayRead), url.searchParams)
  const lines = range ? transactionLines(lake.database, of, range, url.searchParams, mayRead) : noLines()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const line = lines.next()
      if (line.done) controller.close()
      else controller.enqueue(encoder.encode(line.value))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } })
}

function* noLines(): Generator<string> {}

/** Returns documents after `revision` or at `time`; with `lastRevision`, deleted ones before their deletion. */
function readRevisions(context: RouteContext): Response {
  const { lake, url } = context
  const of = datasetOf(context)
  const ids = idsOf(context).filter(readableBy(context, of))
  if (url.searchParams.get('lastRevision') === 'true') {
    return answer(ids.map((id) => readLastRevision(lake.database, of, id)))
  }
  const revision = url.searchParams.get('revision')
  const time = parseTime(url.searchParams, 'time')
  if (!revision && !time)
    throw apiError(400, 'Bad Request', 'One of "revision", "time", "lastRevision" is required')
  const sequence = revision
    ? sequenceOf(lake.database, of, revision)
    : sequenceAt(lake.database, of, time ?? '')
  if (sequence === undefined) return answer([])
  return answer(ids.map((id) => readDocumentAt(lake.database, of, id, sequence)))
}

/**
 * Returns whether the caller may read a document by its current or last type. A custom role cannot read unknown
 * documents.
 */
function readableBy({ lake, principal }: RouteContext, of: DatasetName): (id: string) => boolean {
  const mayRead = getReadRule(principal)
  if (!mayRead) return () => true
  const known = new Map<string, boolean>()
  return (id) => {
    const isReadable = known.get(id) ?? mayRead(id, readLastRevision(lake.database, of, id)?._type ?? '')
    known.set(id, isReadable)
    return isReadable
  }
}

function answer(documents: unknown[]): Response {
  return Response.json({ documents: documents.filter((document) => document !== null) })
}

/** Newest first, `limit` at a time; `nextCursor` is empty at the end. */
function listEvents(context: RouteContext): Response {
  const { lake, params, url } = context
  const of = datasetOf(context)
  const id = params['id'] ?? ''
  if (!readableBy(context, of)(id)) return Response.json({ events: { [id]: [] }, nextCursor: '' })
  const published = publishedId(id)
  const version = id === published ? draftId(id) : id
  const limit = parseLimit(url.searchParams) ?? 100
  const cursor = Number(url.searchParams.get('nextCursor')) || Number.MAX_SAFE_INTEGER
  const events = listDocumentEvents(
    id,
    entriesOfDocument(lake.database, of, published),
    entriesOfDocument(lake.database, of, version),
    id === published ? removalsOfVersions(lake.database, of, id) : [],
  )
    .filter(({ sequence }) => sequence < cursor)
    .reverse()
  const page = events.slice(0, limit)
  const nextCursor = events.length > page.length ? String(page.at(-1)?.sequence) : ''
  return Response.json({ events: { [id]: page.map(({ sequence: _, ...event }) => event) }, nextCursor })
}
