import { apiError } from '../errors.ts'
import { checkDepth } from './depth.ts'

/** The largest JSON body that is read, the hosted limit; larger ones get a 413. https://www.sanity.io/docs/content-lake/technical-limits */
export const MAXIMUM_JSON_BYTES = 4_000_000

/** Reads a body of at most `maximum` bytes; throws a 413 as soon as there is more. */
export async function readBody(request: Request, maximum = MAXIMUM_JSON_BYTES): Promise<Buffer> {
  const tooLarge = apiError(413, 'Payload Too Large', `Request body exceeds limit of ${maximum} bytes`)
  if (Number(request.headers.get('content-length')) > maximum) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maximum) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a body that must be a JSON object; throws a 400 or 413 otherwise. `emptyIs` stands for no body at all. */
export async function readJsonObject(
  request: Request,
  { emptyIs }: { emptyIs?: Record<string, unknown> } = {},
): Promise<Record<string, unknown>> {
  const text = (await readBody(request)).toString('utf8')
  if (text === '' && emptyIs) return emptyIs
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw apiError(400, 'Bad Request', `Malformed JSON in request body: ${reason}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw apiError(400, 'Bad Request', 'The request body must be a JSON object')
  }
  checkDepth(value)
  return value as Record<string, unknown>
}
