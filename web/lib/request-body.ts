/** The text of a request body, or why it could not be read. */
type TextBody = { kind: 'text'; value: string } | { kind: 'tooLarge' } | { kind: 'unreadable' }

/** The JSON value of a request body, or why it could not be read. */
type JsonBody = { kind: 'json'; value: unknown } | { kind: 'tooLarge' } | { kind: 'unreadable' }

/** Reads a request body as text. Stops once it exceeds `maxBytes`, regardless of `Content-Length`. */
export async function readTextBody(request: Request, maxBytes: number): Promise<TextBody> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      length += chunk.byteLength
      if (length > maxBytes) return { kind: 'tooLarge' }
      chunks.push(chunk)
    }
    return { kind: 'text', value: Buffer.concat(chunks).toString('utf8') }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** Reads a request body as JSON. Stops once it exceeds `maxBytes`, regardless of `Content-Length`. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
  const body = await readTextBody(request, maxBytes)
  if (body.kind !== 'text') return body
  try {
    return { kind: 'json', value: JSON.parse(body.value) as unknown }
  } catch {
    return { kind: 'unreadable' }
  }
}
