import { isRecord, nestsDeeper } from '../../shared/json.ts'
import { readBody } from '../../shared/requests.ts'
import { apiError } from '../errors.ts'

/** The size limit of JSON bodies, as hosted: https://www.sanity.io/docs/content-lake/technical-limits */
export const MAXIMUM_JSON_BYTES = 4_000_000

/** Reads a body as text; throws a 413 for more than 4 MB. */
export const readText = async (request: Request): Promise<string> =>
  (await readBody(request, MAXIMUM_JSON_BYTES, tooLarge())).toString('utf8')

/** Reads a body as JSON; throws a 400 or 413 otherwise. */
export const readJson = async (request: Request): Promise<unknown> => parseJson(await readText(request))

/** Reads a body that must be a JSON object; throws a 400 or 413 otherwise. Returns `emptyIs` for an empty body. */
export async function readJsonObject(
  request: Request,
  { emptyIs }: { emptyIs?: Record<string, unknown> } = {},
): Promise<Record<string, unknown>> {
  const text = await readText(request)
  if (text === '' && emptyIs) return emptyIs
  const value = parseJson(text)
  if (!isRecord(value)) throw apiError(400, 'Bad Request', 'The request body must be a JSON object')
  return value
}

function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw apiError(400, 'Bad Request', `Malformed JSON in request body: ${(error as Error).message}`)
  }
  checkDepth(value)
  return value
}

const tooLarge = () =>
  apiError(413, 'Payload Too Large', `Request body exceeds limit of ${MAXIMUM_JSON_BYTES} bytes`)

/** More than any document or parameter needs, and safe for recursion. */
const MAXIMUM_DEPTH = 100

/** Throws a 400 for too deeply nested JSON before recursive code sees it. */
export function checkDepth(value: unknown): void {
  if (nestsDeeper(value, MAXIMUM_DEPTH)) throw apiError(400, 'Bad Request', 'The JSON is nested too deeply')
}
