/** `/users/me/keyvalue`: Studio's settings per person and project (recent searches, seen notices, layouts). */

import { requireToken } from '../access/permissions.ts'
import { apiError } from '../errors.ts'
import { readJson } from '../http/body.ts'
import { row, run } from '../storage/statements.ts'
import type { Route, RouteContext } from '../types.ts'

const LARGEST_VALUE = 100_000

export const keyValueRoutes: Route[] = [
  { method: 'GET', path: '/users/me/keyvalue/:keys', handle: readKeyValues },
  { method: 'PUT', path: '/users/me/keyvalue', handle: writeKeyValues },
]

/** Returns `[{key, value}]` of the comma-separated keys that were ever written. */
function readKeyValues({ lake, params, principal }: RouteContext): Response {
  requireToken(principal)
  const select = 'SELECT value FROM key_values WHERE user_id = ? AND project_id = ? AND key = ?'
  const pairs = (params['keys'] ?? '').split(',').flatMap((key) => {
    const found = row<{ value: string }>(lake.database, select, principal.userId, params.projectId, key)
    return found ? [{ key, value: JSON.parse(found.value) as unknown }] : []
  })
  return Response.json(pairs)
}

/** Body `[{key, value}]`, returned as written. */
async function writeKeyValues({ lake, params, principal, request }: RouteContext): Promise<Response> {
  requireToken(principal)
  const pairs = parsePairs(await readJson(request))
  const upsert = `INSERT INTO key_values (user_id, project_id, key, value) VALUES (?, ?, ?, ?)
    ON CONFLICT (user_id, project_id, key) DO UPDATE SET value = excluded.value`
  const write = (key: string, value: unknown) =>
    run(lake.database, upsert, principal.userId, params.projectId, key, JSON.stringify(value))
  for (const { key, value } of pairs) await lake.writes.run(() => write(key, value))
  return Response.json(pairs)
}

function parsePairs(body: unknown): { key: string; value: unknown }[] {
  const pairs: unknown[] = Array.isArray(body) ? body : [body]
  return pairs.map((pair) => {
    const { key, value = null } = (pair ?? {}) as { key?: unknown; value?: unknown }
    if (typeof key !== 'string' || key === '' || key.length > 500 || key.includes(','))
      throw apiError(
        400,
        'Bad Request',
        'Body must be a list of {key, value}, each key a string without commas',
      )
    if (JSON.stringify(value).length > LARGEST_VALUE)
      throw apiError(
        413,
        'Payload Too Large',
        `The value of "${key}" is larger than ${LARGEST_VALUE} characters`,
      )
    return { key, value }
  })
}
