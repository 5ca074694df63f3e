import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Returns 32 hexadecimal digits, of which ids are made. The same texts always yield the same. */
export const hashTexts = (...texts: string[]): string => digest(texts.join('\n')).toString('hex').slice(0, 32)

/** Compares two secrets in constant time. */
export function equalSecrets(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

/** Returns the token of an `Authorization: Bearer …` header, or null. */
export function bearerToken(header: string | null): string | null {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null
}

/** Returns whether one of some secrets is the bearer token of a request. */
export function hasBearerSecret({ headers }: Request, ...secrets: string[]): boolean {
  const token = bearerToken(headers.get('authorization'))
  return token !== null && secrets.some((secret) => equalSecrets(token, secret))
}

/** Returns the HMAC-SHA-256 of a text, base64url. */
export const hmac = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Derives a secret for one purpose, so that a signature made for one purpose is not valid for another. */
export const deriveSecret = (purpose: string, secret: string): string => hmac(`use:${purpose}`, secret)

/** Returns the UUID derived from the given parts. Without the secret parts it cannot be guessed. */
export function deriveUuid(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
