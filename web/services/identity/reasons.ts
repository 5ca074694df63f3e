/** Why the identity service, the payment service, or the site, refuses. Each is a message of the namespace `auth`, `faults.<reason>`. */
export const REASONS = [
  'empty',
  'invalidEmail',
  'userDisabled',
  'userNotFound',
  'wrongPassword',
  'emailInUse',
  'weakPassword',
  'invalidCredential',
  'linkExpired',
  'nameTooLong',
  'textTooLong',
  'passwordsDiffer',
  'tooMany',
  'unreachable',
  'paymentsAway',
  'unknown',
] as const

/** Why something is refused. */
export type Reason = (typeof REASONS)[number]

/** Codes of the browser's SDK (`auth/…`) and of the service itself, by what they mean. Projects that protect against enumeration answer
 * `invalid-credential` for an unknown address and for a wrong password alike. */
const MEANINGS: Readonly<Record<string, Reason>> = {
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
 * What an error means to the person.
 *
 * @param code of the SDK, such as `auth/wrong-password`, or of the service, such as `WEAK_PASSWORD : Password should be …`
 */
export function reasonOf(code: string): Reason {
  const name = code.replace(/^auth\//, '').split(' ')[0] ?? ''
  return Object.hasOwn(MEANINGS, name) ? (MEANINGS[name] ?? 'unknown') : 'unknown'
}
