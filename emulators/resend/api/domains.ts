import { hash } from 'node:crypto'
import { MailError } from '../errors.ts'

/** The verified domains of the account, given on the command line. */
export interface Domains {
  list: () => readonly object[]
  /** Throws a 403 for a sender of another domain. Without configured domains every sender is allowed. */
  requireVerified: (sender: string) => void
}

/** Creates the domains of an account; without any name, emails may be sent from every domain. */
export function createDomains(given: readonly string[], now: () => number): Domains {
  const names = given.map((name) => name.toLowerCase())
  const createdAt = new Date(now()).toISOString()
  return {
    list: () => names.map((name) => domainView(name, createdAt)),
    requireVerified(sender) {
      const domain = /@([^@\s>]+)>?\s*$/.exec(sender)?.[1]?.toLowerCase() ?? ''
      if (names.length === 0 || names.includes(domain)) return
      throw new MailError(
        403,
        'validation_error',
        `The ${domain} domain is not verified. Please, add and verify your domain on https://resend.com/domains`,
      )
    },
  }
}

/** Derives the id from the name, so that it is the same at each start. */
const domainView = (name: string, createdAt: string) => ({
  id: hash('sha256', name).slice(0, 32),
  name,
  status: 'verified',
  created_at: createdAt,
  region: 'us-east-1',
  capabilities: { sending: 'enabled', receiving: 'disabled' },
})
