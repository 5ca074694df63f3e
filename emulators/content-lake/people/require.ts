/** Guards for routes: who may call, said in Sanity's error shape. */

import { ApiError } from '../errors.ts'
import type { Principal, Role } from '../types.ts'

/** The principal, when signed in; 401 otherwise. */
export function requireSignedIn(principal: Principal): Principal & { role: Role } {
  if (principal.role !== null) return { ...principal, role: principal.role }
  throw new ApiError(401, {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Unauthorized - Session not found',
    errorCode: 'SIO-401-ANF',
  })
}

/** The principal, when it may write; 401 or 403 otherwise. */
export function requireEditor(principal: Principal): Principal & { role: Role } {
  const user = requireSignedIn(principal)
  if (user.role === 'viewer') throw forbidden('Insufficient permissions; permission "update" required')
  return user
}

/** The principal, when it administers; 401 or 403 otherwise. */
export function requireAdministrator(principal: Principal): Principal & { role: Role } {
  const user = requireSignedIn(principal)
  if (user.role !== 'administrator')
    throw forbidden('Insufficient permissions; role "administrator" required')
  return user
}

function forbidden(message: string): ApiError {
  return new ApiError(403, { statusCode: 403, error: 'Forbidden', message })
}
