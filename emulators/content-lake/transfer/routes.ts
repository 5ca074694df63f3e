/** `GET /data/export/:dataset` and `POST /data/import/:dataset`. */

import { Readable } from 'node:stream'
import { mayRead, requireDataset, requireToken, requireWriter } from '../access/permissions.ts'
import { isDraftOrVersionId } from '../documents/ids.ts'
import { apiError } from '../errors.ts'
import { pause } from '../slices.ts'
import type { LakeDocument, Route, RouteContext } from '../types.ts'
import { importDocuments, type ImportOptions } from './import.ts'
import { readDataset } from './read-dataset.ts'
import { lakeTarget } from './targets.ts'

export const routes: Route[] = [
  { method: 'GET', path: '/data/export/:dataset', handle: exportNdjson },
  { method: 'POST', path: '/data/import/:dataset', handle: importBody },
]

/** Characters of an export that are sent at a time. */
const PIECE_LENGTH = 64 * 1024

/** An id with a dot is never public; drafts and versions are editorial content, the others are private. */
const isPrivate = (id: string): boolean => id.includes('.') && !isDraftOrVersionId(id)

/**
 * As hosted: one readable document per line. `types=a,b` filters, `private=false` excludes orders and other private
 * documents.
 */
function exportNdjson(context: RouteContext): Response {
  const dataset = requireDataset(context)
  const { lake, principal, url } = context
  const types = url.searchParams.get('types')?.split(',')
  const withPrivate = url.searchParams.get('private') !== 'false'
  const isWanted = (document: Pick<LakeDocument, '_id' | '_type'>) =>
    mayRead(principal, dataset, document) &&
    (!types || types.includes(document._type)) &&
    (withPrivate || !isPrivate(document._id))

  async function* pieces() {
    let lines = ''
    for (const document of readDataset(lake.dataDirectory, dataset.projectId, dataset.name)) {
      if (isWanted(document)) lines += `${document.body}\n`
      if (lines.length >= PIECE_LENGTH) {
        yield lines
        lines = ''
      }
      await pause()
    }
    if (lines !== '') yield lines
  }
  const body = Readable.from(pieces(), { objectMode: false, highWaterMark: PIECE_LENGTH })
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
  })
}

/** The body is NDJSON or an export's `.tar.gz`; `mode=replace|missing|fail` (default `fail`). Returns counts. */
async function importBody(context: RouteContext): Promise<Response> {
  const { lake, principal, request, url } = context
  requireToken(principal)
  requireWriter(principal)
  const { projectId, name } = requireDataset(context)
  const mode = parseMode(url.searchParams.get('mode') ?? 'fail')
  if (!request.body) throw apiError(400, 'Bad Request', 'Request body is empty')
  const target = lakeTarget(lake, { projectId, dataset: name, principal })
  return Response.json(await importDocuments(target, Readable.fromWeb(request.body), { mode }))
}

function parseMode(text: string): ImportOptions['mode'] {
  if (text === 'replace' || text === 'missing' || text === 'fail') return text
  throw apiError(400, 'Bad Request', '"mode" must be replace, missing or fail')
}
