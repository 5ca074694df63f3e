import { invalid } from './errors.ts'
import { isValidId } from './ids.ts'

/** The hosted API's limits: https://www.sanity.io/docs/content-lake/technical-limits */
const MAXIMUM_BYTES = 32_000_000
/** Twenty levels of attributes, each of which may contain an array. */
const MAXIMUM_DEPTH = 40
const ATTRIBUTE_NAME = /^\$?[A-Za-z0-9_-]+$/
/** Attribute names that cannot be stored or read by groq-js, which calls a document's `hasOwnProperty`. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'hasOwnProperty'])

/** Throws for ids that the hosted API rejects. */
export function checkId(id: unknown): asserts id is string {
  if (isValidId(id)) return
  throw invalid(`Malformed document ID: ${JSON.stringify(id)}`, typeof id === 'string' ? { id } : {})
}

/** Throws for a document without a type, with invalid attributes, too deep or too large. */
export function checkDocument(document: Record<string, unknown>): void {
  checkId(document['_id'])
  const type = document['_type']
  if (typeof type !== 'string' || type === '') {
    throw invalid(`Document "${document['_id']}" must have a "_type" attribute that is a non-empty string`)
  }
  checkValue(document)
  if (Buffer.byteLength(JSON.stringify(document)) > MAXIMUM_BYTES) {
    throw invalid(`Document "${document['_id']}" exceeds the maximum size of ${MAXIMUM_BYTES} bytes`)
  }
}

/** Iterates without recursion, so that no nesting can exhaust the stack. */
function checkValue(root: unknown): void {
  const queue: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { value, depth } = next
    if (typeof value === 'number' && !Number.isFinite(value)) throw invalid('Numbers must be finite')
    if (typeof value !== 'object' || value === null) continue
    if (depth > MAXIMUM_DEPTH)
      throw invalid('Attributes are nested too deeply, at most 20 levels are allowed')
    if (!Array.isArray(value)) checkAttributes(value as Record<string, unknown>)
    for (const child of Object.values(value)) queue.push({ value: child, depth: depth + 1 })
  }
}

function checkAttributes(value: Record<string, unknown>): void {
  for (const name of Object.keys(value)) {
    if (FORBIDDEN_NAMES.has(name)) throw invalid(`Attribute name ${JSON.stringify(name)} is not allowed`)
    if (!ATTRIBUTE_NAME.test(name)) {
      throw invalid(`Invalid attribute name ${JSON.stringify(name)}: it must match ${ATTRIBUTE_NAME.source}`)
    }
  }
  if ('_ref' in value) checkReference(value)
}

function checkReference(reference: Record<string, unknown>): void {
  if (typeof reference['_ref'] !== 'string') throw invalid('Not a valid reference: "_ref" must be a string')
  const stray = Object.keys(reference).find((name) => !name.startsWith('_'))
  if (stray) throw invalid(`Not a valid reference: Key ${JSON.stringify(stray)} not allowed in ref`)
}
