import { readBody } from '../../shared/requests.ts'
import { apiError } from '../errors.ts'

/** The size limit of JSON bodies, as hosted: https://www.sanity.io/docs/content-lake/technical-limits */
export const MAXIMUM_JSON_BYTES = 4_000_000

/** Reads a body that must be a JSON object; throws a 400 or 413 otherwise. Returns `emptyIs` for an empty body. */
export async function readJsonObject(
  request: Request,
  { emptyIs }: { emptyIs?: Record<string, unknown> } = {},
): Promise<Record<string, unknown>> {
  const text = (await readBody(request, MAXIMUM_JSON_BYTES, tooLarge())).toString('utf8')
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

const tooLarge = () =>
  apiError(413, 'Payload Too Large', `Request body exceeds limit of ${MAXIMUM_JSON_BYTES} bytes`)

/** More than any document or parameter needs, and safe for recursion. */
const MAXIMUM_DEPTH = 100

/** Throws for too deeply nested JSON before recursive code sees it. Iterates without recursion itself. */
export function checkDepth(root: unknown): void {
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAXIMUM_DEPTH) throw apiError(400, 'Bad Request', 'The JSON is nested too deeply')
    level = level.flatMap(childrenOf)
  }
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
