import { requireDataset, requireToken } from '../access/permissions.ts'
import { apiError } from '../errors.ts'
import type { Perspective, Route, RouteContext, SourceMapStyle } from '../types.ts'
import { readJsonObject } from './body.ts'
import { queryParameters } from './query-parameters.ts'

/** `/data/query/:dataset`, https://www.sanity.io/docs/http-reference/query */
export const queryRoutes: Route[] = [
  { method: 'GET', path: '/data/query/:dataset', handle: (context) => answer(context, {}) },
  {
    method: 'POST',
    path: '/data/query/:dataset',
    handle: async (context) => answer(context, await readJsonObject(context.request)),
  },
]

/** Since this version of the API a query sees published documents only, unless it says otherwise. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

async function answer(context: RouteContext, body: Record<string, unknown>): Promise<Response> {
  const { lake, url, principal, apiVersion } = context
  const { projectId, name, aclMode } = requireDataset(context)
  if (aclMode === 'private') requireToken(principal)
  const query = body['query'] ?? url.searchParams.get('query')
  if (typeof query !== 'string' || query.trim() === '') {
    throw apiError(400, 'Bad Request', 'A "query" is required')
  }
  const sourceMap = sourceMapStyleOf(body['resultSourceMap'] ?? url.searchParams.get('resultSourceMap'))
  const { json, ms, syncTags, resultSourceMap, reads } = await lake.queries.answer({
    projectId,
    dataset: name,
    query,
    params: { ...queryParameters(url.searchParams), ...paramsIn(body) },
    perspective: perspectiveOf(body['perspective'] ?? url.searchParams.get('perspective'), apiVersion),
    principal,
    ...(sourceMap && { sourceMap }),
  })
  const explained = url.searchParams.get('explain') === 'true' || body['explain'] === true
  const withQuery = url.searchParams.get('returnQuery') !== 'false' && body['returnQuery'] !== false
  const rest = {
    ...(resultSourceMap && { resultSourceMap }),
    syncTags,
    ms,
    ...(explained && { explain: reads }),
  }
  const before = withQuery ? `{"query":${JSON.stringify(query)},"result":` : '{"result":'
  const pieces = [Buffer.from(before), ...json, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)]
  return new Response(streamOf(pieces), { headers: { 'content-type': 'application/json' } })
}

/** A body of these pieces, each let go when it has been sent. */
function streamOf(
  pieces: Uint8Array<ArrayBuffer>[],
): ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> {
  if (pieces.length < 4) return Buffer.concat(pieces)
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })
}

function sourceMapStyleOf(given: unknown): SourceMapStyle | undefined {
  switch (given ?? '') {
    case '':
    case 'false':
    case false:
      return undefined
    case 'true':
    case true:
      return 'indexes'
    case 'withKeyArraySelector':
      return 'keys'
  }
  throw apiError(400, 'Bad Request', '"resultSourceMap" is true, false or withKeyArraySelector')
}

function paramsIn(body: Record<string, unknown>): Record<string, unknown> {
  const params = body['params'] ?? {}
  if (typeof params !== 'object' || Array.isArray(params)) {
    throw apiError(400, 'Bad Request', '"params" must be an object')
  }
  return params as Record<string, unknown>
}

/** The perspective a request names: one name, or a stack of names (a list, or with commas between). */
export function perspectiveOf(given: unknown, apiVersion: string): Perspective {
  if (given === null || given === undefined || given === '') {
    return apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT ? 'published' : 'raw'
  }
  const names = (Array.isArray(given) ? given : [given]).flatMap((one: unknown) =>
    typeof one === 'string' ? one.split(',') : [''],
  )
  if (!names.every((name) => /^[A-Za-z0-9_-]{1,128}$/.test(name))) {
    throw apiError(400, 'Bad Request', 'Malformed perspective')
  }
  const [first] = names
  if (names.length > 1) {
    if (names.includes('raw')) throw apiError(400, 'Bad Request', 'The perspective "raw" cannot be combined')
    return names.filter((name) => name !== 'published')
  }
  if (first === 'raw' || first === 'published') return first
  return first === 'drafts' || first === 'previewDrafts' ? 'drafts' : names
}
