import { apiError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import { addOrigin, listOrigins, removeOrigin, type StoredOrigin } from '../storage/origins.ts'
import type { Route, RouteContext } from '../types.ts'
import { requireAdministrator, requireToken } from './permissions.ts'

/** Id prefix of origins from the command line, which cannot be deleted. */
const GIVEN = 'start-'

/** `/projects/:projectId/cors`: allowed origins, including those of the command line. They apply to the whole lake. */
export const originRoutes: Route[] = [
  { method: 'GET', path: '/projects/:projectId/cors', handle: list },
  { method: 'POST', path: '/projects/:projectId/cors', handle: create },
  { method: 'DELETE', path: '/projects/:projectId/cors/:id', handle: remove },
]

function list({ lake, params, principal }: RouteContext): Response {
  requireToken(principal)
  const given = lake.allowedOrigins.given.map((origin, index) => ({
    id: `${GIVEN}${index}`,
    origin,
    allowCredentials: true,
    createdAt: null,
  }))
  const all = [...given, ...listOrigins(lake.database)]
  return Response.json(all.map((origin) => originRecord(origin, params.projectId)))
}

async function create({ lake, params, principal, request }: RouteContext): Promise<Response> {
  requireAdministrator(principal)
  const { origin, allowCredentials } = await readJsonObject(request)
  if (typeof origin !== 'string' || !(origin === '*' || /^https?:\/\/[^/\s]+$/.test(origin)))
    throw apiError(
      400,
      'Bad Request',
      '"origin" must be like https://host, with "*" for any part of the host or any port',
    )
  const added = await lake.writes.run(() => addOrigin(lake.database, origin, allowCredentials === true))
  if (!added) throw apiError(409, 'Conflict', `Origin "${origin}" already exists`)
  lake.allowedOrigins.add(origin, added.allowCredentials)
  return Response.json(originRecord(added, params.projectId), { status: 201 })
}

async function remove({ lake, params, principal }: RouteContext): Promise<Response> {
  requireAdministrator(principal)
  if (params['id']?.startsWith(GIVEN))
    throw apiError(
      409,
      'Conflict',
      'This origin was given when the lake was started (--allow-origin), and holds until it ends',
    )
  const id = Number(params['id'])
  const known = listOrigins(lake.database).find((one) => one.id === id)
  if (!known) throw apiError(404, 'Not Found', `Origin "${params['id'] ?? ''}" not found`)
  await lake.writes.run(() => removeOrigin(lake.database, id))
  lake.allowedOrigins.delete(known.origin)
  return Response.json({ id, deleted: true })
}

type Listed = Omit<StoredOrigin, 'id' | 'createdAt'> & { id: number | string; createdAt: string | null }

function originRecord({ createdAt, ...origin }: Listed, projectId: string) {
  return { ...origin, projectId, createdAt, updatedAt: createdAt, deletedAt: null }
}
