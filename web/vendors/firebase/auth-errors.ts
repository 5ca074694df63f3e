/** Errors of the identity service. */
export const AUTH_ERRORS = [
  'empty',
  'invalidEmail',
  'userDisabled',
  'userNotFound',
  'wrongPassword',
  'emailInUse',
  'weakPassword',
  'invalidCredential',
  'linkExpired',
  'tooMany',
  'unreachable',
  'unknown',
] as const

/** An error of the identity service. */
export type AuthError = (typeof AUTH_ERRORS)[number]

/**
 * Error by code of the browser SDK (without `auth/`) or of the REST API. Projects with email enumeration protection return
 * `invalid-credential` for an unknown address and for a wrong password alike.
 */
const ERRORS_BY_CODE: Readonly<Record<string, AuthError>> = {
  'invalid-email': 'invalidEmail',
  INVALID_EMAIL: 'invalidEmail',
  MISSING_EMAIL: 'empty',
  MISSING_PASSWORD: 'empty',
  'missing-email': 'empty',
  'missing-password': 'empty',
  'user-disabled': 'userDisabled',
  USER_DISABLED: 'userDisabled',
  'user-not-found': 'userNotFound',
  EMAIL_NOT_FOUND: 'userNotFound',
  USER_NOT_FOUND: 'userNotFound',
  'wrong-password': 'wrongPassword',
  INVALID_PASSWORD: 'wrongPassword',
  'email-already-in-use': 'emailInUse',
  'email-already-exists': 'emailInUse',
  EMAIL_EXISTS: 'emailInUse',
  'weak-password': 'weakPassword',
  'invalid-password': 'weakPassword',
  'password-does-not-meet-requirements': 'weakPassword',
  WEAK_PASSWORD: 'weakPassword',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weakPassword',
  'invalid-credential': 'invalidCredential',
  'invalid-login-credentials': 'invalidCredential',
  INVALID_LOGIN_CREDENTIALS: 'invalidCredential',
  INVALID_OOB_CODE: 'linkExpired',
  EXPIRED_OOB_CODE: 'linkExpired',
  'too-many-requests': 'tooMany',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'tooMany',
  'network-request-failed': 'unreachable',
}

/**
 * Returns the account error for a code of the identity service; `unknown` for any other code.
 *
 * @param code of the SDK, such as `auth/wrong-password`, or of the service, such as `WEAK_PASSWORD : Password should be …`
 */
export function toAuthError(code: string): AuthError {
  const name = code.replace(/^auth\//, '').split(' ')[0] ?? ''
  return Object.hasOwn(ERRORS_BY_CODE, name) ? (ERRORS_BY_CODE[name] ?? 'unknown') : 'unknown'
}
