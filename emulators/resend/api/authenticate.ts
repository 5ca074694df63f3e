import { createHash, timingSafeEqual } from 'node:crypto'
import { MailError } from '../errors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Throws a 401 for a request without a key and a 403 for one with another key than the mailbox's. */
export function authenticate(request: Request, apiKey: string): void {
  const [, given] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (given === undefined)
    throw new MailError(401, 'missing_api_key', 'Missing API key in the authorization header.')
  if (!timingSafeEqual(digest(given), digest(apiKey)))
    throw new MailError(403, 'invalid_api_key', 'API key is invalid')
}
