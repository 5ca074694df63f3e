import type { DatabaseSync } from 'node:sqlite'
import { ApiError } from '../errors.ts'
import { principalForToken } from '../storage/tokens.ts'
import type { Principal } from '../types.ts'

/** A caller without a token. */
const ANONYMOUS: Principal = { userId: '', role: null }

/** Returns the holder of the bearer token, or the anonymous principal. Throws a 401 for an unknown token. */
export function resolvePrincipal(request: Request, database: DatabaseSync): Principal {
  const header = request.headers.get('authorization')
  if (!header) return ANONYMOUS
  const token = /^Bearer\s+(.+)$/i.exec(header)?.[1]
  const principal = token ? principalForToken(database, token.trim()) : undefined
  if (!principal) throw unauthorized('Session not found')
  return { userId: principal.userId, role: principal.role }
}

/** Creates the error that makes Studio and clients sign in again. */
export function unauthorized(message: string): ApiError {
  return new ApiError(401, { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message })
}
