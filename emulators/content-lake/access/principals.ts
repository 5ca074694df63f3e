import { ApiError } from '../errors.ts'
import { customRoleOf } from '../people/people-file.ts'
import { findUser, principalForToken } from '../storage/tokens.ts'
import type { Lake, Principal } from '../types.ts'

/** A caller without a token. */
const ANONYMOUS: Principal = { userId: '', role: null }

/** Returns the caller of a request. Throws a 401 for an unknown token. */
export function resolvePrincipal(request: Request, lake: Lake): Principal {
  const header = request.headers.get('authorization')
  if (!header) return ANONYMOUS
  const principal = findPrincipal(header, lake)
  if (!principal) throw unauthorized('Session not found')
  return principal
}

/** Returns the holder of the token in an `Authorization` header; undefined for an unknown token. */
export function findPrincipal(
  header: string,
  { database, directory, isPermissive }: Lake,
): Principal | undefined {
  const principal = principalForToken(database, readBearerToken(header) ?? '')
  if (!principal) return isPermissive ? { userId: 'administrator', role: 'administrator' } : undefined
  const { userId } = principal
  const isPerson = directory.people.some(({ id }) => id === userId)
  // A person who is no longer in the directory has no rights that could be known.
  if (!isPerson && findUser(database, userId)?.kind !== 'robot') return undefined
  const rights = customRoleOf(directory, userId)?.rights
  return { ...principal, ...(rights && { rights }) }
}

/** Returns the token of `Bearer TOKEN`. */
export const readBearerToken = (header: string): string | undefined =>
  /^Bearer\s+(.+)$/i.exec(header)?.[1]?.trim()

/** Creates the error that makes Studio and clients sign in again. */
export function unauthorized(message: string): ApiError {
  return new ApiError(401, { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message })
}
