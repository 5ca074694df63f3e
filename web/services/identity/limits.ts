import { callerOf, createRateLimit } from '#web/lib/rate-limit.ts'

const TEN_MINUTES = 600_000

/** Tries of one connection, and at one account from wherever: passwords are not to be guessed. */
const byCaller = createRateLimit(30, TEN_MINUTES)
const byAccount = createRateLimit(10, TEN_MINUTES)
/** Mails to one address. */
const byMailbox = createRateLimit(5, TEN_MINUTES)

const callerIn = (headers: Headers) => callerOf(headers.get('x-forwarded-for'))
const normalized = (email: string) => email.trim().toLowerCase()

/** Counts a try to sign in or up. Returns 0 when it may be made, else the milliseconds to wait. */
export function countTry(headers: Headers, email: string): number {
  const now = Date.now()
  return byCaller.take(callerIn(headers), now) || byAccount.take(normalized(email), now)
}

/** Counts a mail that somebody asks for. Returns 0 when it may be sent, else the milliseconds to wait. */
export function countMail(headers: Headers, email: string): number {
  const now = Date.now()
  return byCaller.take(callerIn(headers), now) || byMailbox.take(normalized(email), now)
}
