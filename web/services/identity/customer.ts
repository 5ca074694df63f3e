/** A customer, as the identity service knows them. */
export interface Customer {
  /** Never changes, and names nobody. */
  uid: string
  email: string
  /** Whether they have shown that the address is theirs. */
  emailVerified: boolean
  /** Empty where they gave none. */
  name: string
}

/**
 * Why a request has no customer: `unauthorized` (no token, or one that is forged, expired or revoked), `forbidden` (sent by another
 * site), `unavailable` (the identity service does not answer; sessions stay).
 */
export type IdentityError = 'unauthorized' | 'forbidden' | 'unavailable'

/** The HTTP status for each error. */
export const IDENTITY_ERROR_STATUS: Record<IdentityError, number> = {
  unauthorized: 401,
  forbidden: 403,
  unavailable: 503,
}
