import { apiError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import type { Route, RouteContext } from '../types.ts'
import { type Alias, findAlias, listAliases, putAlias, removeAlias, requireTarget } from './aliases.ts'
import { requireAdministrator, requireToken } from './permissions.ts'

/** `/aliases`, also under `/projects/:projectId`: alternative dataset names (`~name`) for requests. */
export const aliasRoutes: Route[] = ['/projects/:projectId/aliases', '/aliases'].flatMap((path) => [
  { method: 'GET' as const, path, handle: list },
  { method: 'PUT' as const, path: `${path}/:name`, handle: create },
  { method: 'PATCH' as const, path: `${path}/:name`, handle: link },
  { method: 'PATCH' as const, path: `${path}/:name/unlink`, handle: unlink },
  { method: 'DELETE' as const, path: `${path}/:name`, handle: remove },
])

function list({ lake, params, principal }: RouteContext): Response {
  requireToken(principal)
  return Response.json(listAliases(lake.database, params.projectId))
}

async function create(context: RouteContext): Promise<Response> {
  const { projectId, name } = named(context)
  const { database } = context.lake
  if (!/^[a-z0-9][a-z0-9_-]*[a-z0-9]$/.test(name) || name.length > 64)
    throw apiError(400, 'Bad Request', `Invalid dataset alias name "${name}"`)
  if (findAlias(database, projectId, name))
    throw apiError(409, 'Conflict', `Dataset alias "${name}" already exists`)
  const { datasetName } = await readJsonObject(context.request, { emptyIs: {} })
  const target = typeof datasetName === 'string' ? requireTarget(database, projectId, datasetName) : null
  return keep(context, { name, datasetName: target })
}

async function link(context: RouteContext): Promise<Response> {
  const { name } = existing(context)
  const { datasetName } = await readJsonObject(context.request)
  if (typeof datasetName !== 'string') throw apiError(400, 'Bad Request', '"datasetName" is required')
  const { lake, params } = context
  return keep(context, { name, datasetName: requireTarget(lake.database, params.projectId, datasetName) })
}

/** Returns the dataset it was linked to. */
async function unlink(context: RouteContext): Promise<Response> {
  const alias = existing(context)
  await keep(context, { name: alias.name, datasetName: null })
  return answer(alias)
}

async function remove(context: RouteContext): Promise<Response> {
  const { name } = existing(context)
  const { lake, params } = context
  await lake.writes.run(() => removeAlias(lake.database, params.projectId, name))
  return Response.json({ deleted: true })
}

async function keep({ lake, params }: RouteContext, alias: Alias): Promise<Response> {
  await lake.writes.run(() => putAlias(lake.database, params.projectId, alias))
  return answer(alias)
}

const answer = ({ name, datasetName }: Alias) => Response.json({ aliasName: name, datasetName })

function named({ params, principal }: RouteContext): { projectId: string; name: string } {
  requireAdministrator(principal)
  const { projectId, name = '' } = params
  return { projectId, name }
}

function existing(context: RouteContext): Alias {
  const { projectId, name } = named(context)
  const alias = findAlias(context.lake.database, projectId, name)
  if (!alias) throw apiError(404, 'Not Found', `Dataset alias "${name}" not found`)
  return alias
}
