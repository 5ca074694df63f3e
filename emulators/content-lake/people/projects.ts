/** `/projects/*`: members, grants and access rules that Studio and the client request. */

import { listGrants } from '../access/grants.ts'
import { requireToken } from '../access/permissions.ts'
import { ApiError } from '../errors.ts'
import { listProjectIds } from '../storage/datasets.ts'
import { row } from '../storage/statements.ts'
import type { Lake, Route, RouteContext } from '../types.ts'
import { listMembers } from './directory.ts'
import { memberRecord, roleRecords, userRecord } from './records.ts'

const ORGANIZATION = { id: 'oLocal', name: 'Local', slug: 'local' }

export const projectRoutes: Route[] = [
  { method: 'GET', path: '/organizations', handle: listOrganizations },
  { method: 'GET', path: '/projects', handle: listProjects },
  { method: 'GET', path: '/projects/:projectId', handle: readProject },
  { method: 'GET', path: '/projects/:projectId/users', handle: listUsers },
  { method: 'GET', path: '/projects/:projectId/roles', handle: listRoles },
  { method: 'GET', path: '/projects/:projectId/grants', handle: readGrants },
  {
    method: 'GET',
    path: '/projects/:projectId/datasets/:dataset/acl',
    handle: ({ principal }) => Response.json(listGrants(principal)),
  },
  { method: 'GET', path: '/projects/:projectId/user-applications', handle: () => Response.json([]) },
]

function listProjects({ lake, principal, url }: RouteContext): Response {
  requireToken(principal)
  const ids = listProjectIds(lake.database)
  return Response.json(ids.map((id) => projectRecord(lake, id, principal.userId, url)))
}

function listRoles({ lake }: RouteContext): Response {
  return Response.json(roleRecords(lake.directory))
}

/** All projects of a lake belong to one organization. */
function listOrganizations({ principal }: RouteContext): Response {
  requireToken(principal)
  return Response.json([ORGANIZATION])
}

function readProject({ lake, params, principal, url }: RouteContext): Response {
  requireToken(principal)
  return Response.json(projectRecord(lake, params.projectId, principal.userId, url))
}

function listUsers({ lake, principal }: RouteContext): Response {
  requireToken(principal)
  return Response.json(
    listMembers(lake.database, lake.directory).map((user) => userRecord(user, principal.userId)),
  )
}

/** Without `deployStudio` and `invite` grants, Studio neither uploads schemas nor links to sanity.io's member pages. */
function readGrants({ principal }: RouteContext): Response {
  requireToken(principal)
  const administers = principal.role === 'administrator'
  const resource = (...names: string[]) => [
    { config: {}, grants: names.map((name) => ({ name, params: {} })) },
  ]
  return Response.json({
    'sanity.document.filter': listGrants(principal).map(({ filter, permissions }) => ({
      config: { filter },
      grants: permissions.map((name) => ({ name, params: {} })),
    })),
    'sanity.project': resource('read'),
    'sanity.project.members': resource('read'),
    'sanity.project.datasets': resource('read', ...(administers ? ['create', 'delete'] : [])),
    'sanity.project.webhooks': resource(...(administers ? ['read', 'create', 'delete'] : [])),
  })
}

function projectRecord(lake: Lake, id: string, viewerId: string, url: URL) {
  const createdAt = row<{ first: string | null }>(
    lake.database,
    'SELECT min(created_at) AS first FROM datasets WHERE project_id = ?',
    id,
  )?.first
  if (!createdAt) throw projectNotFound(id)
  const members = listMembers(lake.database, lake.directory).map((user) =>
    memberRecord(user, viewerId, lake.directory),
  )
  return {
    id,
    displayName: id.charAt(0).toUpperCase() + id.slice(1),
    studioHost: null,
    organizationId: ORGANIZATION.id,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    metadata: {},
    createdAt,
    updatedAt: createdAt,
    ...(url.searchParams.get('includeMembers') === 'false' ? {} : { members }),
    ...(url.searchParams.get('includeFeatures') === 'false' ? {} : { features: [] }),
    ...(url.searchParams.get('includeOrganization') === 'true' ? { organization: ORGANIZATION } : {}),
  }
}

/** Studio distinguishes a missing project from a missing dataset by the code. */
function projectNotFound(id: string): ApiError {
  return new ApiError(404, {
    statusCode: 404,
    error: 'Not Found',
    message: `Session does not match project host or project "${id}" not found`,
    errorCode: 'SIO-404-PNF',
  })
}
