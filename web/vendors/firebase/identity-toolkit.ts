import 'server-only'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { retryOnConnectionReset } from '#web/lib/retry-connection.ts'
import { type AuthError, toAuthError } from './auth-errors.ts'

/** The service usually answers in well under a second, and a visitor waits. */
const TIMEOUT_MS = 10_000

const signedInSchema = z.object({ idToken: z.string(), email: z.string().optional() })
const signedUpSchema = signedInSchema.extend({ localId: z.string() })
const errorSchema = z.object({ error: z.object({ message: z.string() }) })

/** The response to a sign-in. */
export type SignedIn = z.output<typeof signedInSchema>

/** Calls the REST API of the identity service: https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts */
async function callIdentityToolkit<Schema extends z.ZodType>(
  method: string,
  body: object,
  schema: Schema,
): Promise<Result<z.output<Schema>, AuthError>> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_API_KEY: key, SITE_URL } = environment()
  const origin = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
  try {
    const address = `${origin}/v1/accounts:${method}?key=${encodeURIComponent(key)}`
    const options = {
      method: 'POST',
      // API keys can be restricted to referrers.
      headers: { 'content-type': 'application/json', referer: `${SITE_URL}/` },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    } as const
    // A function that a host has paused finds the connections of its last request closed.
    const response = await retryOnConnectionReset(() => fetch(address, options))
    const answer: unknown = await response.json()
    const parsed = schema.safeParse(answer)
    if (response.ok && parsed.success) return success(parsed.data)
    const message = errorSchema.safeParse(answer).data?.error.message ?? ''
    const error = toAuthError(message)
    // Visitors cannot cause these: the key is wrong or restricted, or the project does not allow the sign-in.
    if (error === 'unknown') logError(`The identity service refused ${method}.`, message)
    return failure(error)
  } catch (error) {
    logError('The identity service did not answer.', error)
    return failure('unreachable')
  }
}

const webClient = { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' }

/** Signs in with a password. */
export const signInWithPassword = (email: string, password: string) =>
  callIdentityToolkit('signInWithPassword', { email, password, ...webClient }, signedInSchema)

/**
 * Signs in to an account that is known to exist. Only the password can be wrong then, which a project with email enumeration protection
 * does not say.
 */
export async function reauthenticate(email: string, password: string): ReturnType<typeof signInWithPassword> {
  const signedIn = await signInWithPassword(email, password)
  return !signedIn.ok && signedIn.error === 'invalidCredential' ? failure('wrongPassword') : signedIn
}

/** Creates an account. */
export const signUp = (email: string, password: string) =>
  callIdentityToolkit('signUp', { email, password, ...webClient }, signedUpSchema)

/** Signs in with a mailed code, and creates the account if it does not exist. */
export const signInWithCode = (email: string, oobCode: string) =>
  callIdentityToolkit('signInWithEmailLink', { email, oobCode }, signedInSchema)

/** Signs in with a token that this site created for an account. */
export const signInWithCustomToken = (token: string) =>
  callIdentityToolkit('signInWithCustomToken', { token, returnSecureToken: true }, signedInSchema)

/** Returns the type and addresses of a mailed code without using it. A sign-in code has none, one that changes the address also `newEmail`. */
export const readCode = (oobCode: string) =>
  callIdentityToolkit(
    'resetPassword',
    { oobCode },
    z.object({ requestType: z.string(), email: z.string().optional(), newEmail: z.string().optional() }),
  )

/** Verifies an address with the code that was mailed there. A code that changes the address makes it the one of the account. */
export const confirmEmailAddress = (oobCode: string) =>
  callIdentityToolkit('update', { oobCode }, z.looseObject({}))

/** Sets a new password with a mailed code and returns the account's address. */
export const resetPassword = (oobCode: string, newPassword: string) =>
  callIdentityToolkit('resetPassword', { oobCode, newPassword }, z.object({ email: z.string() }))
