import { toAuthError } from '#web/vendors/firebase/auth-errors.ts'
import type { IdentitySettings } from '#web/vendors/firebase/browser-sdk.ts'
import { ACCOUNT_ERRORS, type AccountError } from '../account-errors.ts'
import type { Credentials } from './credentials.ts'
import type { SignInContent } from './sign-in-content.ts'

/** Signs in or creates an account, and starts the session. Returns why it failed; null if it did not. */
export async function submitCredentials(
  { kind, identity, locale }: Pick<SignInContent, 'kind' | 'identity' | 'locale'>,
  credentials: Credentials,
): Promise<AccountError | null> {
  if (!navigator.cookieEnabled) return 'cookiesBlocked'
  try {
    return kind === 'signUp' ? await signUp(credentials, locale) : await signIn(identity, credentials)
  } catch (error) {
    return toAuthError((error as { code?: string }).code ?? 'network-request-failed')
  }
}

/** Signs in with the Firebase SDK and starts the session. Rejects with the SDK's error. */
async function signIn(
  identity: IdentitySettings,
  { email, password }: Credentials,
): Promise<AccountError | null> {
  const sdk = await import('#web/vendors/firebase/browser-sdk.ts')
  const idToken = await sdk.signIn(identity, email, password)
  const headers = { authorization: `Bearer ${idToken}` }
  const response = await fetch('/api/session', { method: 'POST', headers })
  if (response.ok) return null
  return response.status === 503 ? 'unreachable' : 'unknown'
}

/** Creates an account at the site's endpoint, which checks the password before the identity service does. */
async function signUp(credentials: Credentials, locale: string): Promise<AccountError | null> {
  const response = await fetch('/api/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, locale }),
  })
  const { token, error } = (await response.json()) as { token?: string; error?: string }
  return token ? null : (ACCOUNT_ERRORS.find((known) => known === error) ?? 'unknown')
}
