import 'server-only'
import { cert, getApps, initializeApp } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { environment } from '#web/env.ts'
import type { IdentityFault } from './customer.ts'

const APP = 'meridian'

/**
 * The identity service with the rights of the site. Whether accounts are emulated was decided, and checked, in `env.ts`: the SDK reads the
 * same variable.
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

/** Codes that say something about the service or the way to it, not about the person. */
const UNAVAILABLE = new Set([
  'app/network-error',
  'app/network-timeout',
  'auth/internal-error',
  'auth/quota-exceeded',
])

/** What an error of the SDK says of somebody's proof. */
export function faultOf(error: unknown): IdentityFault {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string' || UNAVAILABLE.has(code)) return 'unavailable'
  return 'unauthorized'
}
