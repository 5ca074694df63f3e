import type { Translator } from '#web/i18n/translator.ts'
import { AUTH_ERRORS } from '#web/vendors/firebase/auth-errors.ts'

/** Errors of account forms, from the identity service, the payment service or the site. Each is the message `auth.errors.<error>`. */
export const ACCOUNT_ERRORS = [
  ...AUTH_ERRORS,
  'cookiesBlocked',
  'nameTooLong',
  'textTooLong',
  'passwordsDiffer',
  'paymentsAway',
  'unverified',
  'tooManyAddresses',
  'addressMissing',
  'sameEmail',
  'otherAccount',
] as const

/** An error that an account form shows. */
export type AccountError = (typeof ACCOUNT_ERRORS)[number]

/** Whether the text of an error is a complete sentence; the texts of the others are inserted into `auth.failed`. */
const isSentence = (text: string): boolean => /[.。]$/.test(text)

/** Returns the sentence that a form shows for an error. */
export function describeError(
  error: AccountError,
  form: 'signIn' | 'signUp' | 'other',
  texts: Translator<'auth'>,
): string {
  const reason = texts(`errors.${error}`)
  return isSentence(reason) ? reason : texts(`failed.${form}`, { reason })
}
