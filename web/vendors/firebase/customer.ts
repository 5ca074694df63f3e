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

/** Codes of errors of the token or its account. All others are errors of the service, its settings or the network. */
const INVALID = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/not-loopback',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** The SDK reports with the code of an invalid token, too, that it cannot read the keys that verify signatures. */
const KEYS_NOT_READ = /^Error (?:while making request|fetching public keys)/

/** Classifies an error of the SDK: the service is unavailable, or the token or cookie is invalid. */
export function toIdentityError(error: unknown): IdentityError {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  const isInvalid = INVALID.has(String(code)) && !KEYS_NOT_READ.test(String(message))
  return isInvalid ? 'unauthorized' : 'unavailable'
}
