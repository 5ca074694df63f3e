import type { DecodedIdToken } from 'firebase-admin/auth'

/** A customer as stored by the identity service. */
export interface Customer {
  /** Never changes and is not personal data. */
  uid: string
  email: string
  /** Whether the customer has proved that the address is theirs. */
  emailVerified: boolean
  /** May be empty. */
  name: string
}

/**
 * Why a request has no customer: `unauthorized` (no token, or one that is forged, expired or revoked), `forbidden` (sent by another
 * site), `unavailable` (the identity service does not respond; sessions stay).
 */
export type IdentityError = 'unauthorized' | 'forbidden' | 'unavailable'

/** The HTTP status for each error. */
export const IDENTITY_ERROR_STATUS: Record<IdentityError, number> = {
  unauthorized: 401,
  forbidden: 403,
  unavailable: 503,
}

/** A valid token: its customer, when they signed in, and when it was issued, both in seconds since 1970. */
export interface VerifiedToken {
  customer: Customer
  signedInAt: number
  issuedAt: number
}

/** Returns the customer and the times of a decoded token. */
export const toVerifiedToken = (token: DecodedIdToken): VerifiedToken => ({
  customer: {
    uid: token.uid,
    email: token.email ?? '',
    emailVerified: token.email_verified ?? false,
    name: typeof token.name === 'string' ? token.name : '',
  },
  signedInAt: token.auth_time,
  issuedAt: token.iat,
})

/** Codes of errors of the service or the network, not of the token. */
const UNAVAILABLE = new Set([
  'app/network-error',
  'app/network-timeout',
  'auth/internal-error',
  'auth/quota-exceeded',
])

/** Classifies an error of the SDK: the service is unavailable, or the token or cookie is invalid. */
export function toIdentityError(error: unknown): IdentityError {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string' || UNAVAILABLE.has(code)) return 'unavailable'
  return 'unauthorized'
}
