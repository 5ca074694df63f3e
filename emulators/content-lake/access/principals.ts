import type { DatabaseSync } from 'node:sqlite'

import { ApiError } from '../errors.ts'
import { principalForToken } from '../storage/tokens.ts'
import type { Principal } from '../types.ts'

/** Who calls without a token. */
export const ANONYMOUS: Principal = { userId: '', role: null }

/** Who calls: the holder of the bearer token, or nobody in particular. Throws a 401 for a token the lake does not know. */
export function resolvePrincipal(request: Request, database: DatabaseSync): Principal {
  const header = request.headers.get('authorization')
  if (!header) return ANONYMOUS
  const token = /^Bearer\s+(.+)$/i.exec(header)?.[1]
  const principal = token ? principalForToken(database, token.trim()) : undefined
  if (!principal) throw unauthorized('Session not found')
  return { userId: principal.userId, role: principal.role }
}

/** The answer that Studio and clients take for "sign in again". */
export function unauthorized(message: string): ApiError {
  return new ApiError(401, { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message })
}
