import 'server-only'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { reasonOf, type Reason } from './reasons.ts'

/** The service answers in well under a second; a visitor waits. */
const PATIENCE_MS = 10_000

const SignedIn = z.object({ idToken: z.string(), localId: z.string(), email: z.string().optional() })
const Refused = z.object({ error: z.object({ message: z.string() }) })

/** Somebody who has just signed in. */
export type SignedIn = z.output<typeof SignedIn>

/** Asks the identity service as a browser would: https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts */
async function ask<Schema extends z.ZodType>(
  method: string,
  body: object,
  answer: Schema,
): Promise<Result<z.output<Schema>, Reason>> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_API_KEY: key, SITE_URL } = environment()
  const origin = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
  try {
    const response = await fetch(`${origin}/v1/accounts:${method}?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      // Keys may be limited to the pages of a site.
      headers: { 'content-type': 'application/json', referer: `${SITE_URL}/` },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const said: unknown = await response.json()
    const sound = answer.safeParse(said)
    if (response.ok && sound.success) return success(sound.data)
    return failure(reasonOf(Refused.safeParse(said).data?.error.message ?? ''))
  } catch {
    return failure('unreachable')
  }
}

const web = { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' }

/** Signs somebody in with their password. */
export const signInWithPassword = (email: string, password: string) =>
  ask('signInWithPassword', { email, password, ...web }, SignedIn)

/** Opens an account. */
export const signUp = (email: string, password: string) =>
  ask('signUp', { email, password, ...web }, SignedIn)

/** Signs somebody in by the code that was mailed to them; opens an account where there is none. */
export const signInWithCode = (email: string, oobCode: string) =>
  ask('signInWithEmailLink', { email, oobCode }, SignedIn)

/** Takes an address as confirmed, by the code that was mailed there. */
export const confirmAddress = (oobCode: string) => ask('update', { oobCode }, z.looseObject({}))

/** Sets another password for who has just signed in; answers a token of the new session. */
export const setPassword = (idToken: string, password: string) =>
  ask('update', { idToken, password, returnSecureToken: true }, z.object({ idToken: z.string() }))

/** Sets another password, by the code that was mailed; answers whose. */
export const resetPassword = (oobCode: string, newPassword: string) =>
  ask('resetPassword', { oobCode, newPassword }, z.object({ email: z.string() }))
