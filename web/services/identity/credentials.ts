import type { Reason } from './reasons.ts'

/** Longer names are nobody's. */
export const NAME_LENGTH_MAX = 100

/** What somebody typed to sign in or up. */
export interface Credentials {
  email: string
  password: string
  name: string
}

/** Takes what was typed out of the fields of a form. Passwords are taken as they are, blanks and all. */
export const readCredentials = (fields: Readonly<Record<string, string>>): Credentials => ({
  email: fields.email?.trim() ?? '',
  password: fields.password ?? '',
  name: fields.name?.trim().replace(/\s+/g, ' ') ?? '',
})

/** What is wrong before the identity service is asked, which judges the rest. */
export function findFault({ email, password, name }: Credentials): Reason | null {
  if (!email || !password) return 'empty'
  return name.length > NAME_LENGTH_MAX ? 'nameTooLong' : null
}
