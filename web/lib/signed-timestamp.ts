import { randomBytes } from 'node:crypto'
import { equalSecrets, hmac } from './secrets.ts'

const MAX_AGE_MS = 24 * 3_600_000

/** Returns a signed timestamp, `time.random.signature`. `now` is in milliseconds. */
export function signTimestamp(secret: string, now: number): string {
  const payload = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${payload}.${hmac(payload, secret)}`
}

/** Returns the age of a signed timestamp in milliseconds; null when it is forged, in the future or older than a day. */
export function signedTimestampAge(signed: string, secret: string, now: number): number | null {
  const [, payload, time, signature] = /^(([0-9a-z]{1,12})\.[\w-]{12})\.([\w-]{43})$/.exec(signed) ?? []
  if (!payload || !time || !signature || !equalSecrets(signature, hmac(payload, secret))) return null
  const age = now - parseInt(time, 36)
  return age >= 0 && age <= MAX_AGE_MS ? age : null
}
