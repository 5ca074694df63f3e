import { MailError } from '../errors.ts'

/** The largest body that is read: Resend takes 40 MB of attachments a mail, after base64. */
export const MAXIMUM_BODY_BYTES = 42_000_000

/** Nothing that a mail is made of nests deeper than this. */
const MAXIMUM_DEPTH = 12

/** Reads a body of at most 42 MB; throws a 413 as soon as there is more. */
export async function readBody(request: Request): Promise<Buffer> {
  const tooLarge = new MailError(413, 'validation_error', 'The request is larger than 40 MB.')
  if (Number(request.headers.get('content-length')) > MAXIMUM_BODY_BYTES) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAXIMUM_BODY_BYTES) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a body as JSON; throws a 400 where it is none, or nests without end. */
export function parseJson(body: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(body.toString('utf8'))
  } catch {
    throw new MailError(400, 'validation_error', 'The request body is not valid JSON.')
  }
  if (depthExceeds(value, MAXIMUM_DEPTH))
    throw new MailError(400, 'validation_error', 'The request body nests too deeply.')
  return value
}

function depthExceeds(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((inner) => depthExceeds(inner, left - 1))
}
