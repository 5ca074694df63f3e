import { environment } from '#web/env.ts'
import type { IdentitySettings } from './browser-sdk.ts'

/** Returns the settings of the Firebase SDK in the browser. None of them is secret. */
export function getBrowserSettings(): IdentitySettings {
  const { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST: emulator } = environment()
  return {
    apiKey: FIREBASE_API_KEY,
    projectId: FIREBASE_PROJECT_ID,
    ...(emulator ? { emulator: `http://${emulator}` } : {}),
  }
}
