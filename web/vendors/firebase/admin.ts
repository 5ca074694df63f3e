import 'server-only'
import { cert, getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { environment } from '#web/env.ts'

const APP = 'meridian'

/**
 * Returns the Firebase Admin client. The SDK reads `FIREBASE_AUTH_EMULATOR_HOST` by itself and then accepts unsigned tokens, so verify
 * tokens with `verifier.ts` only.
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
