import { nestsDeeper } from '../../shared/json.ts'
import { readBody } from '../../shared/requests.ts'
import { MailError } from '../errors.ts'

/** The largest body that is read: Resend accepts 40 MB of attachments per email, after base64. */
const MAXIMUM_BODY_BYTES = 42_000_000

/** Deeper than any valid request nests. */
const MAXIMUM_DEPTH = 12

/** Reads a request body; throws a 413 for more than 42 MB. */
export const readMailBody = (request: Request): Promise<Buffer> =>
  readBody(
    request,
    MAXIMUM_BODY_BYTES,
    new MailError(413, 'validation_error', 'The request is larger than 40 MB.'),
  )

/** Parses a body as JSON; throws a 400 for invalid or too deeply nested JSON. */
export function parseJson(body: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(body.toString('utf8'))
  } catch {
    throw new MailError(400, 'validation_error', 'The request body is not valid JSON.')
  }
  if (nestsDeeper(value, MAXIMUM_DEPTH))
    throw new MailError(400, 'validation_error', 'The request body nests too deeply.')
  return value
}
