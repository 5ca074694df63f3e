import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameSecret, writePrivateFile } from '../../shared/secrets.ts'
import { MailError } from '../errors.ts'

/** Returns the key in the file `api-key`, which only its owner may read; the first call generates it. */
export function ensureApiKey(directory: string): string {
  const path = join(directory, 'api-key')
  const known = readKey(path)
  if (known) return known
  const key = `re_${randomBytes(24).toString('base64url')}`
  writePrivateFile(path, `${key}\n`)
  return key
}

function readKey(path: string): string | undefined {
  try {
    const key = readFileSync(path, 'utf8').trim()
    return /^re_[\w-]{20,}$/.test(key) ? key : undefined
  } catch {
    return undefined
  }
}

/**
 * Throws for a request without the API key. A wrong key is a `validation_error`, 401 where emails are sent and 400 elsewhere:
 * https://resend.com/docs/api-reference/errors
 */
export function authenticate(request: Request, apiKey: string): void {
  const [, given] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (given === undefined) throw new MailError(401, 'missing_api_key', 'Missing API Key')
  if (isSameSecret(given, apiKey)) return
  const isSending = request.method === 'POST' && /^\/emails(?:\/batch)?$/.test(new URL(request.url).pathname)
  throw new MailError(isSending ? 401 : 400, 'validation_error', 'API key is invalid')
}
