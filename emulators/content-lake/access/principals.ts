import { ApiError } from '../errors.ts'
import { customRoleOf } from '../people/people-file.ts'
import { findUser, principalForToken } from '../storage/tokens.ts'
import type { Lake, Principal } from '../types.ts'

/** A caller without a token. */
const ANONYMOUS: Principal = { userId: '', role: null }

/** Returns the holder of the bearer token, or the anonymous principal. Throws a 401 for an unknown token. */
export function resolvePrincipal(request: Request, { database, directory, isPermissive }: Lake): Principal {
  const header = request.headers.get('authorization')
  if (!header) return ANONYMOUS
  const token = /^Bearer\s+(.+)$/i.exec(header)?.[1]
  const principal = token ? principalForToken(database, token.trim()) : undefined
  if (!principal && isPermissive) return { userId: 'administrator', role: 'administrator' }
  if (!principal) throw unauthorized('Session not found')
  const { userId, role } = principal
  const isPerson = directory.people.some(({ id }) => id === userId)
  // A person who is no longer in the directory has no rights that could be known.
  if (!isPerson && findUser(database, userId)?.kind !== 'robot') throw unauthorized('Session not found')
  const rights = customRoleOf(directory, userId)?.rights
  return { userId, role, ...(rights && { rights }) }
}

/** Creates the error that makes Studio and clients sign in again. */
export function unauthorized(message: string): ApiError {
  return new ApiError(401, { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message })
}
