/** Somebody who has an account, as the identity service knows them. */
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
 * Why somebody is not accepted: `unauthorized` (no proof of who it is, or one that is forged, expired or revoked), `forbidden` (a
 * request that another site sent), `unavailable` (the identity service does not answer; nobody is to be signed out for it).
 */
export type IdentityFault = 'unauthorized' | 'forbidden' | 'unavailable'

/** The status that a door answers for each fault. */
export const FAULT_STATUS: Record<IdentityFault, number> = {
  unauthorized: 401,
  forbidden: 403,
  unavailable: 503,
}
