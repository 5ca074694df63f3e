import { callerKey, createRateLimit } from '#web/lib/rate-limit.ts'
import { normalizeEmail } from '../auth/credentials.ts'

const TEN_MINUTES = 600_000

/** Attempts per client, for all accounts and for one account. A limit per account alone would let anyone lock out its owner. */
const byCaller = createRateLimit('accounts-by-connection', 30, TEN_MINUTES)
const byCallerAndAccount = createRateLimit('sign-in-by-connection-and-account', 10, TEN_MINUTES)
/** Emails to one address. */
const byMailbox = createRateLimit('mail-by-address', 5, TEN_MINUTES)

const getCallerKey = (headers: Headers) => callerKey(headers.get('x-forwarded-for'))

/** Counts an attempt to sign in or up. Returns 0 if it is allowed, otherwise the milliseconds to wait. */
export async function countAttempt(headers: Headers, email: string): Promise<number> {
  const caller = getCallerKey(headers)
  return (await byCaller.take(caller)) || byCallerAndAccount.take(`${caller} ${normalizeEmail(email)}`)
}

/** Counts a requested email. Returns 0 if it is allowed, otherwise the milliseconds to wait. */
export async function countMailRequest(headers: Headers, email: string): Promise<number> {
  return (await byCaller.take(getCallerKey(headers))) || byMailbox.take(normalizeEmail(email))
}
