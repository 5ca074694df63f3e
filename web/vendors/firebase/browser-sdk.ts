import { initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth'

/** Settings of the Firebase SDK. */
export interface IdentitySettings {
  apiKey: string
  projectId: string
  /** Origin of the emulator. */
  emulator?: string
}

let cachedAuth: Auth | undefined

/** Tokens stay in memory only. The session lasts in a cookie that scripts cannot read. */
function getFirebaseAuth({ emulator, ...settings }: IdentitySettings): Auth {
  if (cachedAuth) return cachedAuth
  cachedAuth = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence })
  if (emulator) connectAuthEmulator(cachedAuth, emulator, { disableWarnings: true })
  return cachedAuth
}

/** Signs in and returns the ID token. Throws an error with the SDK's code. */
export async function signIn(settings: IdentitySettings, email: string, password: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(getFirebaseAuth(settings), email, password)
  return user.getIdToken()
}
