import type { Handler } from '../../shared/http-server.ts'
import { resolveDataset } from '../access/aliases.ts'
import { ensureDataset } from '../access/ensure-dataset.ts'
import { resolvePrincipal } from '../access/principals.ts'
import { ApiError, apiError } from '../errors.ts'
import { isDatasetName, isProjectId } from '../storage/datasets.ts'
import { StorageError, toStorageError } from '../storage/errors.ts'
import type { Lake, Route, RouteContext } from '../types.ts'
import { corsHeaders, preflight } from './cors.ts'
import { answersAt } from './hosts.ts'
import { resolveProjectId } from './project.ts'
import { createRouter } from './router.ts'

/** Creates the handler of a lake, which does not depend on a server. */
export function createHandler(lake: Lake, routes: Route[], report: (error: unknown) => void): Handler {
  const route = createRouter(routes)

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    requireAllowedHost(request.headers.get('host') ?? url.host, lake)
    const match = route(request.method, url.pathname)
    const projectId = resolveProjectId(request, url, match.params, lake)
    const { dataset } = match.params
    const params = {
      ...match.params,
      projectId,
      ...(dataset === undefined ? {} : { dataset: resolveDataset(lake.database, projectId, dataset) }),
    }
    const principal = resolvePrincipal(request, lake)
    if (lake.isPermissive) await ensureRequestedDataset(params, lake)
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

/** Creates the dataset of a request unless it exists. */
async function ensureRequestedDataset(params: RouteContext['params'], lake: Lake): Promise<void> {
  const { projectId, dataset = '' } = params
  if (!isProjectId(projectId) || !isDatasetName(dataset)) return
  await ensureDataset(lake, { projectId, dataset }, { aclMode: 'public', createdBy: 'administrator' })
}

/** Throws a 421 for an unknown host, so that no foreign domain can resolve to the lake (DNS rebinding). */
function requireAllowedHost(host: string, lake: Lake): void {
  if (answersAt(host, lake)) return
  const name = host.replace(/:\d+$/, '').slice(0, 100)
  const message = `This content lake does not serve the host "${name}": open it at localhost, or start it with --allow-host ${name}`
  throw apiError(421, 'Misdirected Request', message)
}

/**
 * Answers an `ApiError` as it is. Storage errors are also reported; any other error is reported and hidden from the
 * caller.
 */
function errorResponse(thrown: unknown, report: (error: unknown) => void): Response {
  const error = toStorageError(thrown)
  if (error instanceof StorageError) report(error)
  if (error instanceof ApiError) return Response.json(error.body, { status: error.status })
  report(error)
  const description = 'An internal error occurred; the log of the lake says more'
  return Response.json(
    { statusCode: 500, error: 'Internal Server Error', message: description },
    { status: 500 },
  )
}
