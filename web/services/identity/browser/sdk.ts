import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  updateProfile,
  type Auth,
} from 'firebase/auth'

/** Which project a page's visitors belong to. */
export interface IdentitySettings {
  apiKey: string
  projectId: string
  /** Origin of emulated accounts. */
  emulator?: string
}

let known: Auth | undefined

/** Tokens are kept in memory alone: what lasts is the session, in a cookie that no script reads. */
function auth({ emulator, ...settings }: IdentitySettings): Auth {
  if (known) return known
  known = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence })
  if (emulator) connectAuthEmulator(known, emulator, { disableWarnings: true })
  return known
}

/** Signs somebody in; answers the ID token. Throws an error with the SDK's code. */
export async function signIn(settings: IdentitySettings, email: string, password: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(auth(settings), email, password)
  return user.getIdToken()
}

/** Opens an account; answers the ID token. Throws an error with the SDK's code. */
export async function signUp(
  settings: IdentitySettings,
  email: string,
  password: string,
  name: string,
): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(auth(settings), email, password)
  if (!name) return user.getIdToken()
  await updateProfile(user, { displayName: name })
  return user.getIdToken(true)
}
