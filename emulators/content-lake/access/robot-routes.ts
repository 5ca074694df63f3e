import { apiError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import { ROLES } from '../people/people-file.ts'
import { roleRecords } from '../people/records.ts'
import { createRobotToken, listTokens, rotateToken, type TokenInfo } from '../storage/tokens.ts'
import type { Role, Route, RouteContext } from '../types.ts'
import { requireAdministrator, requireToken } from './permissions.ts'
import { readLabel, removeToken } from './token-routes.ts'

/**
 * `/access/…`: API tokens as the CLI and the App SDK manage them: robots that hold a token. They apply to the whole
 * lake.
 */
export const robotRoutes: Route[] = [
  { method: 'GET', path: '/access/project/:projectId/roles', handle: listRoles },
  { method: 'GET', path: '/access/project/:projectId/robots', handle: list },
  { method: 'POST', path: '/access/project/:projectId/robots', handle: create },
  { method: 'DELETE', path: '/access/project/:projectId/robots/:id', handle: removeToken },
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
  return page(listTokens(lake.database).map((token) => robotRecord(token, params.projectId)))
}

/** The secret is in `token` and is never shown again. */
async function create({ lake, params, principal, request }: RouteContext): Promise<Response> {
  requireAdministrator(principal)
  const body = await readJsonObject(request)
  const label = readLabel(body)
  if (body['expiresAt'] !== undefined)
    throw apiError(400, 'Bad Request', 'Tokens of this content lake do not expire')
  const role = roleIn(body['memberships'])
  const robot = await lake.writes.run(() => createRobotToken(lake.database, role, label))
  const record = robotRecord(robot, params.projectId)
  return Response.json({ ...record, token: robot.token }, { status: 201 })
}

/** Replaces the secret of the caller's own token; the old secret becomes invalid. */
async function rotate({ lake, principal, url }: RouteContext): Promise<Response> {
  requireToken(principal)
  const robot = await lake.writes.run(() => rotateToken(lake.database, principal.userId))
  if (!robot) throw apiError(403, 'Forbidden', 'Only API tokens can be rotated')
  const record = robotRecord(robot, url.searchParams.get('projectId') ?? '')
  return Response.json({ ...record, token: robot.token })
}

/** A robot has one role for the whole project. */
function roleIn(memberships: unknown): Role {
  const names: unknown[] = Array.isArray(memberships)
    ? memberships.flatMap((one: { roleNames?: unknown } | null) => one?.roleNames ?? [])
    : []
  const role = names.length === 1 ? ROLES.find((name) => name === names[0]) : undefined
  if (!role)
    throw apiError(400, 'Bad Request', '"memberships" must name one role: administrator, editor or viewer')
  return role
}

function robotRecord({ id, label, role, createdAt }: TokenInfo, projectId: string) {
  const membership = { resourceType: 'project', resourceId: projectId, roleNames: [role] }
  return { id, label, createdAt, expiresAt: null, memberships: [membership] }
}
