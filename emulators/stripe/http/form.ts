import { StripeError } from '../errors.ts'

/** A value as forms carry it: text, or values by name. Lists are values by number. */
export type FormValue = string | FormHash
export interface FormHash {
  [name: string]: FormValue
}

/** The largest body that is read: a session of a hundred lines is a tenth of this. */
const MAXIMUM_BYTES = 1_000_000
const MAXIMUM_DEPTH = 8
const MAXIMUM_FIELDS = 5_000

/** Reads a form's body as text. Throws a 413 as soon as there is more than a megabyte, a 400 for another kind of body. */
export async function readForm(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAXIMUM_BYTES)
      throw new StripeError(413, 'invalid_request_error', 'The request is larger than 1 MB.', {}, true)
    chunks.push(chunk)
  }
  const kind = request.headers.get('content-type') ?? ''
  if (size > 0 && !/^application\/x-www-form-urlencoded\b/i.test(kind)) {
    throw new StripeError(
      400,
      'invalid_request_error',
      `Invalid request: the content type must be application/x-www-form-urlencoded (you gave ${kind || 'none'}).`,
      {},
      true,
    )
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Decodes `a[b][0][c]=d` into nested values. Throws a 400 for names that are malformed, too many or too deep. */
export function decodeForm(text: string): FormHash {
  const root = emptyHash()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1
    const path = pathOf(name)
    if (!path || path.length > MAXIMUM_DEPTH || count > MAXIMUM_FIELDS)
      throw new StripeError(
        400,
        'invalid_request_error',
        `Invalid request parameters: ${name.slice(0, 80)}`,
        {},
        true,
      )
    put(root, path, value, name)
  }
  return root
}

const emptyHash = (): FormHash => Object.create(null) as FormHash

function pathOf(name: string): string[] | undefined {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) return undefined
  return [match[1] ?? '', ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? '')]
}

function put(root: FormHash, path: readonly string[], value: string, name: string): void {
  let hash = root
  path.forEach((part, depth) => {
    // `list[]=x` appends.
    const key = part === '' ? String(Object.keys(hash).length) : part
    if (depth === path.length - 1) {
      hash[key] = value
      return
    }
    const next = hash[key] ?? (hash[key] = emptyHash())
    if (typeof next === 'string')
      throw new StripeError(400, 'invalid_request_error', `Invalid object: ${name.slice(0, 80)}`, {}, true)
    hash = next
  })
}
