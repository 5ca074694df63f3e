import 'server-only'
import { cert, getApps, initializeApp } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { environment } from '#web/env.ts'
import type { IdentityError } from './customer.ts'

const APP = 'meridian'

/**
 * Returns the identity service with the rights of the site. The SDK reads `FIREBASE_AUTH_EMULATOR_HOST` by itself and then accepts
 * unsigned tokens: check tokens with `verifier.ts` only.
 */
export function identityAdmin(): Auth {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY } = environment()
  const credential =
    FIREBASE_CLIENT_EMAIL && FIREBASE_PRIVATE_KEY
      ? {
          credential: cert({
            projectId,
            clientEmail: FIREBASE_CLIENT_EMAIL,
            privateKey: FIREBASE_PRIVATE_KEY,
          }),
        }
      : {}
  const app = getApps().find(({ name }) => name === APP) ?? initializeApp({ projectId, ...credential }, APP)
  return getAuth(app)
}

/** Codes of errors of the service or the network, not of the token. */
const UNAVAILABLE = new Set([
  'app/network-error',
  'app/network-timeout',
  'auth/internal-error',
  'auth/quota-exceeded',
])

/** Classifies an error of the SDK: the service is away, or the token or cookie is not valid. */
export function identityErrorOf(error: unknown): IdentityError {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string' || UNAVAILABLE.has(code)) return 'unavailable'
  return 'unauthorized'
}
