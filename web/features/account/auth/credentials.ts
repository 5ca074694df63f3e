import { normalizeTyped } from '#schemas/shared/digits.ts'
import type { AccountError } from '../account-errors.ts'

/** Maximum length of a customer's name. */
export const NAME_LENGTH_MAX = 100

/** The typed credentials of a sign-in or sign-up form. */
export interface Credentials {
  email: string
  password: string
  name: string
}

/** Reads credentials from form fields. Passwords keep leading and trailing spaces. */
export const readCredentials = (fields: Readonly<Record<string, string>>): Credentials => ({
  email: normalizeTyped(fields.email ?? ''),
  password: fields.password ?? '',
  name: normalizeName(fields.name ?? ''),
})

/** Returns a name without superfluous spaces. */
export const normalizeName = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** Returns the error of an empty or too long field. The server and the identity service check the rest. */
export function findCredentialsError({ email, password, name }: Credentials): AccountError | null {
  if (!email || !password) return 'empty'
  return name.length > NAME_LENGTH_MAX ? 'nameTooLong' : null
}

/** Returns an email address as it is compared. */
export const normalizeEmail = (email: string): string => normalizeTyped(email).toLowerCase()
