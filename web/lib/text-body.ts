/** What came with a request. */
export type TextBody = { kind: 'text'; value: string } | { kind: 'tooLarge' } | { kind: 'unreadable' }

/** Reads a request's body as text, and stops as soon as it is longer than `most` bytes, whatever its head says of its length. */
export async function readTextBody(request: Request, most: number): Promise<TextBody> {
  const reader = request.body?.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.byteLength
      if (length > most) {
        await reader?.cancel()
        return { kind: 'tooLarge' }
      }
      parts.push(part.value)
    }
    return { kind: 'text', value: Buffer.concat(parts).toString('utf8') }
  } catch {
    return { kind: 'unreadable' }
  }
}
