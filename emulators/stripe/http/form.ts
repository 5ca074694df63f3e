import { readBody } from '../../shared/requests.ts'
import { invalidParameter, StripeError } from '../errors.ts'

/** A form value: a text, or values by name. Lists are values by index. */
export type FormValue = string | FormHash
export interface FormHash {
  [name: string]: FormValue
}

/** The largest body that is read; a session of a hundred line items needs a tenth of it. */
const MAXIMUM_BYTES = 1_000_000
const MAXIMUM_DEPTH = 8
const MAXIMUM_FIELDS = 5_000

/** Reads a form body as text. Throws a 413 for more than a megabyte, a 400 for another content type. */
export async function readForm(request: Request): Promise<string> {
  const body = await readText(request)
  const kind = request.headers.get('content-type') ?? ''
  if (body.length > 0 && !/^application\/x-www-form-urlencoded\b/i.test(kind))
    throw invalidParameter(
      `Invalid request: the content type must be application/x-www-form-urlencoded (you gave ${kind || 'none'}).`,
    )
  return body
}

/** Reads a body as text. Throws a 413 for more than a megabyte. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = new StripeError(413, 'invalid_request_error', 'The request is larger than 1 MB.', {}, true)
  return (await readBody(request, MAXIMUM_BYTES, tooLarge)).toString('utf8')
}

/** Decodes `a[b][0][c]=d` into nested values. Throws a 400 for malformed names, too many fields or too deep nesting. */
export function decodeForm(text: string): FormHash {
  const root = emptyHash()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1
    const path = pathOf(name)
    if (!path || path.length > MAXIMUM_DEPTH || count > MAXIMUM_FIELDS)
      throw invalidParameter(`Invalid request parameters: ${name.slice(0, 80)}`)
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
    if (typeof next === 'string') throw invalidParameter(`Invalid object: ${name.slice(0, 80)}`)
    hash = next
  })
}
