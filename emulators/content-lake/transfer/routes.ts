/** `GET /data/export/:dataset` and `POST /data/import/:dataset`. */

import { Readable } from 'node:stream'

import { mayRead, requireDataset, requireWriter } from '../access/permissions.ts'
import { apiError } from '../errors.ts'
import type { LakeDocument, Route, RouteContext } from '../types.ts'
import { readDataset } from './export-source.ts'
import { isPrivate } from './export.ts'
import { importDocuments, type ImportOptions } from './import.ts'
import { lakeTarget } from './targets.ts'

export const routes: Route[] = [
  { method: 'GET', path: '/data/export/:dataset', handle: exportNdjson },
  { method: 'POST', path: '/data/import/:dataset', handle: importBody },
]

/** As hosted: one document a line, what the caller may read. `types=a,b` chooses, `private=false` leaves out orders and the like. */
function exportNdjson(context: RouteContext): Response {
  const dataset = requireDataset(context)
  const { lake, principal, url } = context
  const types = url.searchParams.get('types')?.split(',')
  const withPrivate = url.searchParams.get('private') !== 'false'
  const isWanted = ({ _id, _type }: LakeDocument) =>
    mayRead(principal, dataset, _id) && (!types || types.includes(_type)) && (withPrivate || !isPrivate(_id))

  function* lines() {
    for (const document of readDataset(lake.dataDirectory, dataset.projectId, dataset.name))
      if (isWanted(document)) yield `${JSON.stringify(document)}\n`
  }
  const body = Readable.from(lines(), { objectMode: false, highWaterMark: 64 * 1024 })
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
  })
}

/** Body NDJSON or an export's `.tar.gz`; `mode=replace|missing|fail` (default `fail`). Answers what was done. */
async function importBody(context: RouteContext): Promise<Response> {
  const { lake, principal, request, url } = context
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
