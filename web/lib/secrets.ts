import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares two secrets in a time that does not tell how much of them agrees. */
export function equalSecrets(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

/** The token of an `Authorization: Bearer …` header; null where there is none. */
export function bearerToken(header: string | null): string | null {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null
}
