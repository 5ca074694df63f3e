import { requireDataset, requireToken } from '../access/permissions.ts'
import { apiError, describedError } from '../errors.ts'
import type { Perspective, Route, RouteContext, SourceMapStyle } from '../types.ts'
import { checkDepth, readJsonObject } from './body.ts'

/** `/data/query/:dataset`, https://www.sanity.io/docs/http-reference/query */
export const queryRoutes: Route[] = [
  { method: 'GET', path: '/data/query/:dataset', handle: (context) => answer(context, {}) },
  {
    method: 'POST',
    path: '/data/query/:dataset',
    handle: async (context) => answer(context, await readJsonObject(context.request)),
  },
]

/** Since this API version queries see published documents by default. */
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

/** Streams the pieces of a body; each is released after it was sent. */
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

/** Parses a perspective: one name, or several as a list or separated by commas. */
function perspectiveOf(given: unknown, apiVersion: string): Perspective {
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

/** Parses the GROQ parameters of a URL: each `$name` is JSON. Throws a 400 for invalid JSON. */
export function queryParameters(parameters: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, text] of parameters) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(text)
    } catch {
      throw describedError(400, 'queryParseError', `Unable to parse value of parameter "${name}" as JSON`)
    }
  }
  checkDepth(params)
  return params
}
