import { apiError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import {
  type AclMode,
  type Dataset,
  findDataset,
  isDatasetName,
  isProjectId,
  listDatasets,
  setAclMode,
} from '../storage/datasets.ts'
import type { Route, RouteContext } from '../types.ts'
import { ensureDataset } from './ensure-dataset.ts'
import { requireAdministrator, requireToken } from './permissions.ts'

/** Each path in both forms: `/projects/:projectId/datasets` and, on a project's own host, `/datasets`. */
export const datasetRoutes: Route[] = ['/projects/:projectId/datasets', '/datasets'].flatMap((path) => [
  { method: 'GET' as const, path, handle: list },
  { method: 'GET' as const, path: `${path}/:name`, handle: read },
  { method: 'PUT' as const, path: `${path}/:name`, handle: create },
  { method: 'PATCH' as const, path: `${path}/:name`, handle: edit },
  { method: 'DELETE' as const, path: `${path}/:name`, handle: remove },
])

function list({ lake, params, principal, url }: RouteContext): Response {
  requireToken(principal)
  // Studio requests the add-on datasets of comments, which a lake does not have.
  if (url.searchParams.has('datasetProfile')) return Response.json([])
  return Response.json(listDatasets(lake.database, params.projectId).map(described))
}

function read(context: RouteContext): Response {
  requireToken(context.principal)
  return Response.json(described(existing(context)))
}

/** Idempotent; another `aclMode` for an existing dataset is a conflict. */
async function create(context: RouteContext): Promise<Response> {
  const { lake, params, principal, request } = context
  requireAdministrator(principal)
  const { projectId, name = '' } = params
  if (!isProjectId(projectId)) throw apiError(400, 'Bad Request', `Invalid project ID "${projectId}"`)
  if (!isDatasetName(name)) {
    const rule =
      'lower case letters, numbers, underscores and dashes, beginning with a letter or a number, at most 64'
    throw apiError(400, 'Bad Request', `Invalid dataset name "${name}": only ${rule}`)
  }
  const aclMode = aclModeIn(await readJsonObject(request, { emptyIs: {} })) ?? 'public'
  const known = findDataset(lake.database, projectId, name)
  if (known && known.aclMode !== aclMode) {
    throw apiError(409, 'Conflict', `Dataset "${name}" already exists, with aclMode "${known.aclMode}"`)
  }
  await ensureDataset(lake, { projectId, dataset: name }, { aclMode, createdBy: principal.userId })
  return Response.json({ datasetName: name, aclMode })
}

async function edit(context: RouteContext): Promise<Response> {
  requireAdministrator(context.principal)
  const { projectId, name } = existing(context)
  const aclMode = aclModeIn(await readJsonObject(context.request))
  if (!aclMode) throw apiError(400, 'Bad Request', '"aclMode" is required')
  const { lake } = context
  await lake.writes.run(() => setAclMode(lake.database, projectId, name, aclMode))
  return Response.json({ datasetName: name, aclMode })
}

async function remove(context: RouteContext): Promise<Response> {
  requireAdministrator(context.principal)
  const { projectId, name } = existing(context)
  await context.lake.removals.remove({ projectId, dataset: name })
  return Response.json({ deleted: true })
}

function existing({ lake, params }: RouteContext): Dataset {
  const { projectId, name = '' } = params
  const found = findDataset(lake.database, projectId, name)
  if (!found) throw apiError(404, 'Not Found', `Dataset "${name}" not found for project ID "${projectId}"`)
  return found
}

function aclModeIn(body: Record<string, unknown>): AclMode | undefined {
  const aclMode = body['aclMode']
  if (aclMode === undefined) return undefined
  if (aclMode === 'public' || aclMode === 'private') return aclMode
  throw apiError(400, 'Bad Request', '"aclMode" must be "public" or "private"')
}

function described({ name, aclMode, createdAt, createdBy }: Dataset): object {
  const createdByUserId = createdBy || null
  return {
    name,
    aclMode,
    createdAt,
    createdByUserId,
    addonFor: null,
    datasetProfile: 'content',
    features: [],
    tags: [],
  }
}
