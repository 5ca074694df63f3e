import { resolveDataset } from '../access/aliases.ts'
import { resolvePrincipal } from '../access/principals.ts'
import { ApiError } from '../errors.ts'
import { storageError, StorageFailure } from '../storage/failures.ts'
import type { Lake, Route } from '../types.ts'
import { corsHeaders, preflight } from './cors.ts'
import { resolveProjectId } from './project.ts'
import { createRouter } from './router.ts'

/** Answers a request; never rejects. */
export type Handler = (request: Request) => Promise<Response>

/** The pure handler of a lake: a `Request` in, a `Response` out, whatever serves it. */
export function createHandler(lake: Lake, routes: Route[], report: (error: unknown) => void): Handler {
  const route = createRouter(routes)

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const match = route(request.method, url.pathname)
    const projectId = resolveProjectId(request, url, match.params, lake)
    const { dataset } = match.params
    const params = {
      ...match.params,
      projectId,
      ...(dataset === undefined ? {} : { dataset: resolveDataset(lake.database, projectId, dataset) }),
    }
    const principal = resolvePrincipal(request, lake.database)
    return match.route.handle({ request, url, params, apiVersion: match.apiVersion, principal, lake })
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request, lake.allowedOrigins)
    const response = await answer(request).catch((error: unknown) => errorResponse(error, report))
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(corsHeaders(request, lake.allowedOrigins))) {
      if (name === 'vary') headers.append(name, value)
      else headers.set(name, value)
    }
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
}

/**
 * A thrown `ApiError` as its own answer; trouble of the data folder the operator is told of as well; anything else is a
 * fault of the lake, told to the operator, not to the caller.
 */
function errorResponse(thrown: unknown, report: (error: unknown) => void): Response {
  const error = storageError(thrown)
  if (error instanceof StorageFailure) report(error)
  if (error instanceof ApiError) return Response.json(error.body, { status: error.status })
  report(error)
  const description = 'An internal error occurred; the log of the lake says more'
  return Response.json(
    { statusCode: 500, error: 'Internal Server Error', message: description },
    { status: 500 },
  )
}
