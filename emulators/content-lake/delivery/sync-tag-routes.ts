/** Registers sync-tag targets; administrators only. */

import { requireAdministrator, requireDataset } from '../access/permissions.ts'
import { apiError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import type { Route, RouteContext } from '../types.ts'
import { isHttpUrl } from './send.ts'
import { findTarget, listTargets, putTarget, removeTarget, type SyncTagTarget } from './sync-tag-targets.ts'

const PATH = '/projects/:projectId/datasets/:dataset/sync-tag-targets'

export const syncTagRoutes: Route[] = [
  { method: 'GET', path: PATH, handle: list },
  { method: 'POST', path: PATH, handle: register },
  { method: 'DELETE', path: `${PATH}/:id`, handle: remove },
]

/** Omits the secret. */
function publicRecord({ id, url, lastError, createdAt }: SyncTagTarget) {
  return { id, url, lastError, createdAt }
}

function list(context: RouteContext): Response {
  requireAdministrator(context.principal)
  const { projectId, name } = requireDataset(context)
  const targets = listTargets(context.lake.database)
  const own = targets.filter((target) => target.projectId === projectId && target.dataset === name)
  return Response.json(own.map(publicRecord))
}

/** Body `{url, secret}`; a repeated URL replaces the secret. */
async function register(context: RouteContext): Promise<Response> {
  requireAdministrator(context.principal)
  const { projectId, name: dataset } = requireDataset(context)
  const { url, secret } = await readJsonObject(context.request)
  if (!isHttpUrl(url)) throw apiError(400, 'Bad Request', '"url" must be an http or https address')
  if (typeof secret !== 'string' || !/^[\x21-\x7e]{8,500}$/.test(secret))
    throw apiError(400, 'Bad Request', '"secret" must be 8 to 500 visible ASCII characters')
  const { database, writes } = context.lake
  const target = await writes.run(() => putTarget(database, { projectId, dataset, url, secret }))
  return Response.json(publicRecord(target))
}

async function remove(context: RouteContext): Promise<Response> {
  requireAdministrator(context.principal)
  const { projectId, name } = requireDataset(context)
  const { database, writes } = context.lake
  const target = findTarget(database, context.params['id'] ?? '')
  if (target?.projectId !== projectId || target.dataset !== name)
    throw apiError(404, 'Not Found', 'There is no target of that id')
  await writes.run(() => removeTarget(database, target.id))
  return Response.json({ deleted: true })
}
