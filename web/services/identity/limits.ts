import { callerOf, createRateLimit } from '#web/lib/rate-limit.ts'

const TEN_MINUTES = 600_000

/** Tries of one connection, and at one account from wherever: passwords are not to be guessed. */
const byCaller = createRateLimit('accounts-by-connection', 30, TEN_MINUTES)
const byAccount = createRateLimit('sign-in-by-account', 10, TEN_MINUTES)
/** Mails to one address. */
const byMailbox = createRateLimit('mail-by-address', 5, TEN_MINUTES)

const callerIn = (headers: Headers) => callerOf(headers.get('x-forwarded-for'))
const normalized = (email: string) => email.trim().toLowerCase()

/** Counts an attempt to sign in or up. Returns 0 when it may be made, else the milliseconds to wait. */
export async function countTry(headers: Headers, email: string): Promise<number> {
  return (await byCaller.take(callerIn(headers))) || byAccount.take(normalized(email))
}

/** Counts a requested mail. Returns 0 when it may be sent, else the milliseconds to wait. */
export async function countMail(headers: Headers, email: string): Promise<number> {
  return (await byCaller.take(callerIn(headers))) || byMailbox.take(normalized(email))
}
