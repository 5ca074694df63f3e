import 'server-only'
import { cookies, headers } from 'next/headers'
import { environment } from '#web/env.ts'
import { callerKey, createRateLimit } from '#web/lib/rate-limit.ts'
import { deriveSecret } from '#web/lib/secrets.ts'
import { signedTimestampAge, signTimestamp } from '#web/lib/signed-timestamp.ts'
import { getText } from '#web/ui/forms/form-values.ts'

/** Cookie with the signed start time for pages without JavaScript. */
export const FORM_START_COOKIE = 'form-start'

/** Minimum time to fill in a form. Faster senders wait for the rest of it. */
const FILL_TIME_MIN_MS = 1_500
/** Forms that a client may send in ten minutes. */
const LIMIT = 10
const SPAN_MS = 600_000

const limit = createRateLimit('forms', LIMIT, SPAN_MS)

const secret = () => deriveSecret('forms', environment().SIGNING_SECRET)

/** Returns the current time, signed, as the start of a form. */
export const signFormStart = (): string => signTimestamp(secret(), Date.now())

/** Whether a signed start time from the cookie is valid. */
export const isValidFormStart = (proof: string | undefined): boolean =>
  proof !== undefined && signedTimestampAge(proof, secret(), Date.now()) !== null

/** The result of checking the sender of a form. */
export type SenderCheck =
  | { kind: 'allowed'; proof: string; isSpam: boolean }
  /** Without a valid start time the form must be sent again. */
  | { kind: 'unknown'; proof: string }
  | { kind: 'tooMany'; minutes: number }

/** Checks the sender of a valid form by start time, rate limit and honeypot. A form sent too fast is delayed instead of rejected. */
export async function checkSender(form: FormData): Promise<SenderCheck> {
  const proof = getText(form, 'started') || ((await cookies()).get(FORM_START_COOKIE)?.value ?? '')
  const age = signedTimestampAge(proof, secret(), Date.now())
  if (age === null) return { kind: 'unknown', proof: signFormStart() }
  const wait = await limit.take(callerKey((await headers()).get('x-forwarded-for')))
  if (wait > 0) return { kind: 'tooMany', minutes: Math.ceil(wait / 60_000) }
  if (age < FILL_TIME_MIN_MS) await new Promise((resolve) => setTimeout(resolve, FILL_TIME_MIN_MS - age))
  return { kind: 'allowed', proof, isSpam: Boolean(form.get('website')) }
}
