import { createHash } from 'node:crypto'
import { MailError } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'

/** The domains of the account: those that were given at the start, all verified. */
export interface Domains {
  list: () => readonly object[]
  /** Throws a 403 in Resend's words for a sender of another domain, where domains were given. */
  requireVerified: (sender: string) => void
}

/** Makes the domains of an account; without any name, mails may be sent from every domain. */
export function createDomains(names: readonly string[], now: () => number): Domains {
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

/** The same name has the same id at each start. */
const domainView = (name: string, createdAt: string) => ({
  id: createHash('sha256').update(name).digest('hex').slice(0, 32),
  name,
  status: 'verified',
  created_at: createdAt,
  region: 'us-east-1',
  capabilities: { sending: 'enabled', receiving: 'disabled' },
})

/** `GET /domains`. The list is short enough for one page. */
const list = ({ mailbox }: Call): Response =>
  Response.json({ object: 'list', has_more: false, data: mailbox.domains.list() })

/** Domains can be listed; they are added by the command line only. */
export const domainRoutes: readonly Route[] = [{ method: 'GET', path: '/domains', handle: list }]
