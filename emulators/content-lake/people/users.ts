/** `/users/*`: the signed-in user, and the names in Studio's history and presence. */

import { requireToken } from '../access/permissions.ts'
import { apiError } from '../errors.ts'
import { findUser } from '../storage/tokens.ts'
import type { Route, RouteContext } from '../types.ts'
import { currentUserRecord, userRecord } from './records.ts'

export const userRoutes: Route[] = [
  { method: 'GET', path: '/users/me', handle: currentUser },
  { method: 'GET', path: '/users/:ids', handle: usersById },
]

/** Returns `{}` when signed out: Studio then shows its sign-in page. */
function currentUser({ lake, principal }: RouteContext): Response {
  const user = principal.role === null ? undefined : findUser(lake.database, principal.userId)
  return Response.json(user ? currentUserRecord(user, lake.directory) : {})
}

/** One id returns a record, several (comma-separated) return the list of existing ones. */
function usersById({ lake, params, principal }: RouteContext): Response {
  requireToken(principal)
  const ids = (params['ids'] ?? '').split(',').map((id) => (id === 'me' ? principal.userId : id))
  const records = ids
    .map((id) => findUser(lake.database, id))
    .filter((user) => user !== undefined)
    .map((user) => userRecord(user, principal.userId))
  if (ids.length > 1) return Response.json(records)
  if (!records[0]) throw apiError(404, 'Not Found', 'User not found')
  return Response.json(records[0])
}
