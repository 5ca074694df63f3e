import { z } from 'zod'
import { failure, type Result, success } from './result.ts'

/** Why a JSON body is refused, as an error response says it. */
interface BodyError {
  status: 413 | 422
  error: 'tooLarge' | 'invalid'
  message: string
}

/**
 * Reads a request body as text; it is empty if the connection breaks. Stops once it exceeds `maxBytes`, regardless of `Content-Length`.
 *
 * @returns null if it is too large
 */
export async function readTextBody(request: Request, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      length += chunk.byteLength
      if (length > maxBytes) return null
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch {
    return ''
  }
}

/** Reads a request body of at most `maxBytes` as JSON of a schema. */
export async function parseJsonBody<Value>(
  request: Request,
  schema: z.ZodType<Value>,
  maxBytes: number,
): Promise<Result<Value, BodyError>> {
  const text = await readTextBody(request, maxBytes)
  if (text === null)
    return failure({ status: 413, error: 'tooLarge', message: `No more than ${maxBytes} bytes are taken.` })
  const parsed = schema.safeParse(parseJson(text))
  return parsed.success
    ? success(parsed.data)
    : failure({ status: 422, error: 'invalid', message: z.prettifyError(parsed.error) })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
