import { environment } from '#web/env.ts'
import type { IdentitySettings } from './browser/sdk.ts'

/** What a page tells the identity service's SDK: nothing of it is secret. */
export function identityOfPage(): IdentitySettings {
  const { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST: emulator } = environment()
  return {
    apiKey: FIREBASE_API_KEY,
    projectId: FIREBASE_PROJECT_ID,
    ...(emulator ? { emulator: `http://${emulator}` } : {}),
  }
}
