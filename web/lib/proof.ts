import { createHash, createHmac, randomBytes } from 'node:crypto'
import { equalSecrets } from './secrets.ts'

/** A proof is good for a day: whoever leaves a form open longer is asked to press once more. */
const LIFETIME = 24 * 3_600_000

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** A signed note of when a form was begun: `time.random.signature`. `now` in milliseconds. */
export function issueProof(secret: string, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${text}.${sign(text, secret)}`
}

/**
 * How long ago a proof was issued, in milliseconds; null for one that is forged, from the future, or older than a day.
 */
export function proofAge(proof: string, secret: string, now: number): number | null {
  const [, text, time, signature] = /^(([0-9a-z]{1,12})\.[\w-]{12})\.([\w-]{43})$/.exec(proof) ?? []
  if (!text || !time || !signature || !equalSecrets(signature, sign(text, secret))) return null
  const age = now - parseInt(time, 36)
  return age >= 0 && age <= LIFETIME ? age : null
}

/** One secret for one use, made from another: what is signed for one use says nothing in another. */
export const secretFor = (use: string, secret: string): string => sign(`use:${use}`, secret)

/** An id in the form of a UUID that the same parts always give, and nobody guesses. */
export function derivedUuid(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
