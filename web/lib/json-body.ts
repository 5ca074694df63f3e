import { readTextBody } from './text-body.ts'

/** What came with a request. */
export type JsonBody = { kind: 'json'; value: unknown } | { kind: 'tooLarge' } | { kind: 'unreadable' }

/** Reads a request's body as JSON, and stops as soon as it is longer than `most` bytes, whatever its head says of its length. */
export async function readJsonBody(request: Request, most: number): Promise<JsonBody> {
  const body = await readTextBody(request, most)
  if (body.kind !== 'text') return body
  try {
    return { kind: 'json', value: JSON.parse(body.value) as unknown }
  } catch {
    return { kind: 'unreadable' }
  }
}
