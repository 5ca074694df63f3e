import { apiError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import { ROLES } from '../people/people-file.ts'
import { createRobotToken, listTokens, revokeToken } from '../storage/tokens.ts'
import type { Role, Route, RouteContext } from '../types.ts'
import { requireAdministrator } from './permissions.ts'

/** `/projects/:projectId/tokens`: API tokens, managed by administrators. They apply to the whole lake. */
export const tokenRoutes: Route[] = [
  { method: 'GET', path: '/projects/:projectId/tokens', handle: list },
  { method: 'POST', path: '/projects/:projectId/tokens', handle: create },
  { method: 'DELETE', path: '/projects/:projectId/tokens/:id', handle: removeToken },
]

function list({ lake, principal }: RouteContext): Response {
  requireAdministrator(principal)
  const tokens = listTokens(lake.database)
  return Response.json(
    tokens.map(({ id, label, userId, role, createdAt }) => ({
      id,
      label,
      projectUserId: userId,
      createdAt,
      roles: [roleRecord(role)],
    })),
  )
}

/** The secret is in `key` and is never shown again. */
async function create({ lake, principal, request }: RouteContext): Promise<Response> {
  requireAdministrator(principal)
  const body = await readJsonObject(request)
  const label = readLabel(body)
  const role = ROLES.find((name) => name === (body['roleName'] ?? 'viewer'))
  if (!role) throw apiError(400, 'Bad Request', `"roleName" must be one of ${ROLES.join(', ')}`)
  const { id, token } = await lake.writes.run(() => createRobotToken(lake.database, role, label))
  return Response.json({ id, label, key: token, roles: [roleRecord(role)] }, { status: 201 })
}

/** Revokes a token. */
export async function removeToken({ lake, params, principal }: RouteContext): Promise<Response> {
  requireAdministrator(principal)
  const id = params['id'] ?? ''
  const isRevoked = await lake.writes.run(() => revokeToken(lake.database, id))
  if (!isRevoked) throw apiError(404, 'Not Found', `Token "${id}" not found`)
  return new Response(null, { status: 204 })
}

/** Returns the label of a new token; throws a 400 without one. */
export function readLabel({ label }: Record<string, unknown>): string {
  if (typeof label === 'string' && label !== '') return label
  throw apiError(400, 'Bad Request', '"label" is required')
}

function roleRecord(role: Role): { name: Role; title: string } {
  return { name: role, title: role.charAt(0).toUpperCase() + role.slice(1) }
}
