import { apiError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import { isRootRole, roleRecords } from '../people/records.ts'
import {
  createRobotToken,
  findUser,
  listTokens,
  revokeToken,
  rotateToken,
  type TokenInfo,
} from '../storage/tokens.ts'
import type { Role, Route, RouteContext } from '../types.ts'
import { requireAdministrator, requireToken } from './permissions.ts'

/**
 * `/access/…`: API tokens as the CLI and the App SDK manage them: robots that hold a token. They apply to the whole
 * lake.
 */
export const robotRoutes: Route[] = [
  { method: 'GET', path: '/access/project/:projectId/roles', handle: listRoles },
  { method: 'GET', path: '/access/project/:projectId/robots', handle: list },
  { method: 'POST', path: '/access/project/:projectId/robots', handle: create },
  { method: 'DELETE', path: '/access/project/:projectId/robots/:id', handle: remove },
  { method: 'POST', path: '/access/robots/me/rotate', handle: rotate },
]

/** All entries fit on one page. */
const page = (data: object[]) => Response.json({ data, nextCursor: null, totalCount: data.length })

function listRoles({ lake, principal }: RouteContext): Response {
  requireToken(principal)
  return page(roleRecords(lake.directory))
}

function list({ lake, params, principal }: RouteContext): Response {
  requireAdministrator(principal)
  return page(listTokens(lake.database).map((token) => robotRecord(token, params['projectId'] ?? '')))
}

/** The secret is in `token` and is never shown again. */
async function create({ lake, params, principal, request }: RouteContext): Promise<Response> {
  requireAdministrator(principal)
  const { projectId = '' } = params
  const { label, memberships, expiresAt } = await readJsonObject(request)
  if (typeof label !== 'string' || label === '') throw apiError(400, 'Bad Request', '"label" is required')
  if (expiresAt !== undefined) throw apiError(400, 'Bad Request', 'Tokens of this content lake do not expire')
  const role = roleIn(memberships)
  const { id, token } = await lake.writes.run(() => createRobotToken(lake.database, role, label))
  const made = listTokens(lake.database).find((one) => one.id === id)
  if (!made) throw new Error(`The token ${id} was made but cannot be read`)
  return Response.json({ ...robotRecord(made, projectId), token }, { status: 201 })
}

async function remove({ lake, params, principal }: RouteContext): Promise<Response> {
  requireAdministrator(principal)
  const id = params['id'] ?? ''
  const isRevoked = await lake.writes.run(() => revokeToken(lake.database, id))
  if (!isRevoked) throw apiError(404, 'Not Found', `Token "${id}" not found`)
  return new Response(null, { status: 204 })
}

/** Replaces the secret of the caller's own token; the old secret becomes invalid. */
async function rotate({ lake, principal, url }: RouteContext): Promise<Response> {
  requireToken(principal)
  if (findUser(lake.database, principal.userId)?.kind !== 'robot')
    throw apiError(403, 'Forbidden', 'Only API tokens can be rotated')
  const token = await lake.writes.run(() => rotateToken(lake.database, principal.userId))
  const robot = listTokens(lake.database).find(({ userId }) => userId === principal.userId)
  if (!robot) throw new Error(`The token of ${principal.userId} was rotated but cannot be read`)
  return Response.json({ ...robotRecord(robot, url.searchParams.get('projectId') ?? ''), token })
}

/** A robot has one role for the whole project. */
function roleIn(memberships: unknown): Role {
  const names: unknown[] = Array.isArray(memberships)
    ? memberships.flatMap((one: { roleNames?: unknown } | null) => one?.roleNames ?? [])
    : []
  const [name, ...others] = names
  if (!isRootRole(name) || others.length > 0)
    throw apiError(400, 'Bad Request', '"memberships" must name one role: administrator, editor or viewer')
  return name
}

function robotRecord({ id, label, role, createdAt }: TokenInfo, projectId: string) {
  const membership = { resourceType: 'project', resourceId: projectId, roleNames: [role] }
  return { id, label, createdAt, expiresAt: null, memberships: [membership] }
}
