/**
 * Codes by error: of the browser SDK (without `auth/`) and of the REST API. Projects with email enumeration protection return
 * `invalid-credential` for an unknown address and for a wrong password alike.
 */
const CODES = {
  empty: ['MISSING_EMAIL', 'MISSING_PASSWORD', 'missing-email', 'missing-password'],
  invalidEmail: ['invalid-email', 'INVALID_EMAIL'],
  userDisabled: ['user-disabled', 'USER_DISABLED'],
  userNotFound: ['user-not-found', 'EMAIL_NOT_FOUND', 'USER_NOT_FOUND'],
  wrongPassword: ['wrong-password', 'INVALID_PASSWORD'],
  emailInUse: ['email-already-in-use', 'email-already-exists', 'EMAIL_EXISTS'],
  weakPassword: [
    'weak-password',
    'invalid-password',
    'password-does-not-meet-requirements',
    'WEAK_PASSWORD',
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  ],
  invalidCredential: ['invalid-credential', 'invalid-login-credentials', 'INVALID_LOGIN_CREDENTIALS'],
  linkExpired: ['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE'],
  tooMany: ['too-many-requests', 'quota-exceeded', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'QUOTA_EXCEEDED'],
  unreachable: ['network-request-failed'],
  unknown: [],
} as const satisfies Record<string, readonly string[]>

/** An error of the identity service. */
export type AuthError = keyof typeof CODES

/** Errors of the identity service. */
export const AUTH_ERRORS = Object.keys(CODES) as AuthError[]

/**
 * Returns the account error for a code of the identity service; `unknown` for any other code.
 *
 * @param code of the SDK, such as `auth/wrong-password`, or of the service, such as `WEAK_PASSWORD : Password should be …`
 */
export function toAuthError(code: string): AuthError {
  const name = code.replace(/^auth\//, '').split(' ')[0] ?? ''
  const hasCode = (error: AuthError) => (CODES[error] as readonly string[]).includes(name)
  return AUTH_ERRORS.find(hasCode) ?? 'unknown'
}
